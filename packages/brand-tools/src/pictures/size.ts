import { imageSize } from 'image-size';
import { inspectSvgFile, type SvgSize } from '../svg.ts';

/** Width and height of a picture in pixels, or `undefined` when it is none. */
export function pictureSize(bytes: Buffer): SvgSize | undefined {
  const text = bytes.toString('utf8', 0, 512);
  if (/^\uFEFF?\s*<(\?xml|svg|!--)/.test(text)) return inspectSvgFile(bytes).size;
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}
