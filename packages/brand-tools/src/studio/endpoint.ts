import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalogue } from '../catalogue.ts';
import { reason } from '../read/files.ts';
import { refusal } from './guard.ts';
import { type SaveOutcome, saveDraft } from './save.ts';
import { MOST_BYTES, saveRequest } from './saveRequest.ts';

export interface EndpointOptions {
  brandsDir: string;
  catalogue: () => Promise<Catalogue>;
  /** called right before files change, so that who watches them knows by whom */
  saving?: (id: string) => void;
}

const STATUS: Record<SaveOutcome['kind'], number> = { saved: 200, changed: 409, broken: 422, refused: 403 };

/** Answers the studio's save. Whatever comes, the answer is JSON that says how it ended; nothing is thrown. */
export function saveEndpoint({ brandsDir, catalogue, saving }: EndpointOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body: SaveOutcome) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    const refuse = (status: number, message: string) => {
      // what is still on its way is not waited for
      response.setHeader('Connection', 'close');
      answer(status, { kind: 'refused', reason: message });
      request.resume();
    };
    const refused = refusal(request);
    if (refused) return refuse(refused.status, refused.message);
    try {
      const body = await bodyOf(request);
      if (body === undefined) return refuse(413, `More than ${MOST_BYTES / 1024 / 1024} MB cannot be saved at once.`);
      const parsed = saveRequest.safeParse(jsonOf(body));
      if (!parsed.success) return refuse(400, 'This is no save of the studio.');
      const known = await catalogue();
      saving?.(parsed.data.id);
      const outcome = await saveDraft(parsed.data, { brandsDir, catalogue: known });
      answer(STATUS[outcome.kind], outcome);
    } catch (cause) {
      if (!response.destroyed) refuse(500, `The files could not be written (${reason(cause)}). Nothing was changed.`);
    }
  };
}

/** The whole body, or `undefined` when it is too large; one that is cut off throws. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    parts.push(Buffer.from(part));
    length += part.length;
    if (length > MOST_BYTES) return undefined;
  }
  if (!request.complete) throw new Error('cut off');
  return Buffer.concat(parts);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
