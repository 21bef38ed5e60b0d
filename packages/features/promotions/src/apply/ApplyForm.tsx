import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { lengthOf, REMARK_MOST } from '@marquee/domain/pictureFile';
import { applyPromotion } from '@marquee/sdk/contract/promotions/apply';
import { useSend } from '@marquee/state/queries';
import { Button } from '@marquee/ui/button/Button';
import { TextArea } from '@marquee/ui/field/TextArea';
import { Text } from '@marquee/ui/text/Text';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as detail } from '../detail/detail.messages.ts';
import { form } from './ApplyForm.css.ts';
import { messages } from './apply.messages.ts';
import { Pictures } from './Pictures.tsx';

export interface ApplyFormProps {
  /** of the promotion */
  id: string;
  onApplied: () => void;
}

/** The application for a promotion: a remark and pictures, within their bounds (PROM-02a). What was typed outlives a refusal. */
export function ApplyForm({ id, onApplied }: ApplyFormProps) {
  const intl = useIntl();
  const [remark, setRemark] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
  const { send, pending, failure } = useSend(applyPromotion);
  const count = lengthOf(remark.trim());
  const tooLong = count > REMARK_MOST;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (tooLong) return;
    const text = remark.trim();
    const done = await send({ id, images: [...images], ...(text && { remark: text }) });
    if (done) onApplied();
  };
  return (
    <form className={form} aria-label={intl.formatMessage(messages.title)} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={intl.formatMessage(messages.remark)}
        aside={intl.formatMessage(messages.optional)}
        rows={3}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
        hint={intl.formatMessage(messages.count, { count, most: REMARK_MOST })}
        error={tooLong && intl.formatMessage(messages.tooLong, { most: REMARK_MOST })}
      />
      <Pictures files={images} onChange={setImages} />
      {failure && <FailureNotice failure={failure} />}
      <Button kind="primary" type="submit" fullWidth busy={pending}>
        {intl.formatMessage(messages.send)}
      </Button>
      <Text size="sm" tone="muted">
        {intl.formatMessage(detail.terms)}
      </Text>
    </form>
  );
}
