import { uploadLimit } from '../../../config/limits.ts';
import { call } from '../../../runtime/lib/call.ts';

/** An upload that fails after nothing has arrived for this long, in milliseconds. */
const STALLED = 30_000;

export type Upload = { file: File; progress: (share: number) => void; signal: AbortSignal };

/**
 * Uploads a file: a token by its name first, then its bytes. Answers the name that the report gives it; rejects with what the server
 * says, or without a message.
 */
export async function upload({ file, progress, signal }: Upload): Promise<string> {
  const fileName = file.name.replace(/[/\\\p{Cc}]/gu, '_').slice(-120);
  const token = await call('uploadSurveyToken', { fileName, timestamp: Date.now() });
  signal.throwIfAborted();
  const data = token['data'] as { url?: unknown; maxBytes?: unknown } | undefined;
  // A path of our own: a file goes to no other origin, whatever the answer says.
  if (!token.success || typeof data?.url !== 'string' || !/^\/(?![/\\])/.test(data.url)) throw new Error();
  return send({ url: data.url, file, progress, signal });
}

/** `fetch` cannot tell how much has been sent. */
function send({ url, file, progress, signal }: Upload & { url: string }): Promise<string> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED);
    };
    request.open('POST', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive();
      progress(loaded / (total || uploadLimit));
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      const name = nameIn(request.responseText);
      if (request.status === 200 && name !== null) done(name);
      else failed(new Error());
    });
    signal.addEventListener('abort', () => request.abort());
    alive();
    request.send(file);
  });
}

function nameIn(text: string): string | null {
  try {
    const { res, data } = JSON.parse(text) as { res?: unknown; data?: { fileName?: unknown } };
    return res === 200 && typeof data?.fileName === 'string' ? data.fileName : null;
  } catch {
    return null;
  }
}
