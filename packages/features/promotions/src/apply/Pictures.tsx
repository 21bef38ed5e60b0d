import { type PictureProblem, pictureLimits, pictureProblem } from '@marquee/domain/pictureFile';
import { Button } from '@marquee/ui/button/Button';
import { IconButton } from '@marquee/ui/button/IconButton';
import { FieldMessage } from '@marquee/ui/field/Field';
import { Text } from '@marquee/ui/text/Text';
import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { chosen as chosenClass, fileName, list, pictures, thumb } from './ApplyForm.css.ts';
import { messages } from './apply.messages.ts';

const { most, bytes, types } = pictureLimits;
const MEGABYTE = 1024 * 1024;

export interface PicturesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Pictures to send along; what is not accepted is said at once and not taken (PROM-02a, ERR-03). */
export function Pictures({ files, onChange }: PicturesProps) {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PictureProblem>();
  const limits = { most, megabytes: bytes / MEGABYTE };
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const next = [...files, ...(event.target.files ?? [])];
    // the same file may be chosen again
    event.target.value = '';
    const wrong = pictureProblem(next);
    setProblem(wrong);
    if (!wrong) onChange(next);
  };
  const remove = (file: File) => {
    setProblem(undefined);
    onChange(files.filter((one) => one !== file));
  };
  return (
    <fieldset className={pictures} aria-describedby={`${id}-message`}>
      <Text as="legend" size="sm" strong>
        {intl.formatMessage(messages.pictures)}
      </Text>
      {files.length > 0 && (
        <ul className={list}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={chosenClass}>
              <Thumb file={file} />
              <bdi className={fileName}>{file.name}</bdi>
              <IconButton
                label={intl.formatMessage(messages.remove, { name: file.name })}
                icon={<X size={18} aria-hidden />}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <input ref={input} type="file" accept={types.join()} multiple hidden onChange={add} data-testid="pictures" />
        <Button size="small" icon={<ImagePlus size={18} aria-hidden />} onClick={() => input.current?.click()}>
          {intl.formatMessage(messages.add)}
        </Button>
      </div>
      <FieldMessage
        id={id}
        hint={intl.formatMessage(messages.picturesHint, limits)}
        error={problem && intl.formatMessage(messages[problem], limits)}
      />
    </fieldset>
  );
}

/** What was chosen, small; its address lives as long as it shows. */
function Thumb({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === undefined ? <span className={thumb} /> : <img className={thumb} src={address} alt="" />;
}
