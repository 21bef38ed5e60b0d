import { pictureProblem, pictureTypeOf, SIGNATURE_BYTES } from '@marquee/domain/pictureFile';
import type { Exchange } from '../exchange.ts';
import type { Translated } from '../messages.ts';
import { no } from './wording.ts';

const WORDS = {
  tooMany: {
    EN: 'More than 3 images are not accepted.',
    CN: '最多只能上传 3 张图片。',
    ES: 'No se aceptan más de 3 imágenes.',
    TY: 'Hindi tatanggapin ang higit sa 3 larawan.',
    VI: 'Không nhận quá 3 hình ảnh.',
  },
  tooLarge: {
    EN: 'An image is too large (at most 5 MB).',
    CN: '图片过大（最大 5 MB）。',
    ES: 'Una imagen es demasiado grande (máximo 5 MB).',
    TY: 'Masyadong malaki ang isang larawan (hanggang 5 MB).',
    VI: 'Có hình ảnh quá lớn (tối đa 5 MB).',
  },
  wrongType: {
    EN: 'Only png or jpg images are accepted.',
    CN: '仅支持 png 或 jpg 图片。',
    ES: 'Solo se aceptan imágenes png o jpg.',
    TY: 'png o jpg na larawan lang ang tinatanggap.',
    VI: 'Chỉ nhận hình ảnh png hoặc jpg.',
  },
} as const satisfies Record<string, Translated>;

/**
 * Looks at what was sent: a file is what its first bytes say, not what it calls itself (PROM-02).
 * @throws Refusal
 */
export async function assertPictures(exchange: Exchange<unknown>, files: readonly File[]): Promise<void> {
  const refuse = (problem: keyof typeof WORDS) => no(exchange, `picture.${problem}`, WORDS[problem]);
  const problem = pictureProblem(files);
  if (problem) throw refuse(problem);
  for (const file of files) {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    if (pictureTypeOf(head) !== file.type) throw refuse('wrongType');
  }
}
