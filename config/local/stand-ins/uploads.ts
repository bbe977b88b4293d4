import { type Exchange, type HttpResponse, json, methodNotAllowed, refusal, type SavedFiles } from '#generator';
import { uploadPath } from '../../calls/addresses.ts';
import { uploadLimit } from '../../limits.ts';
import { evidenceTypeOf, evidenceTypes } from '../../rules/evidence.ts';
import { randomHex } from './random-values.ts';

const VALID = 10 * 60_000;
const REMEMBERED = 1000;

export type Permission = { token: string; url: string; fileName: string; maxBytes: number };

/** Permissions to upload one file each, and the uploads themselves. */
export type Uploads = {
  permit(fileName: string, now: number): Permission;
  take(exchange: Exchange, now: number): Promise<HttpResponse>;
};

export function openUploads(files: SavedFiles): Uploads {
  const open = new Map<string, { fileName: string; until: number }>();
  return {
    permit(wanted, now) {
      const token = randomHex(12);
      // The time sorts files by age; the token makes names unique.
      const fileName = `${now.toString(36)}-${token.slice(0, 8)}-${wanted
        .replace(/[^\p{L}\p{N}._-]/gu, '_')
        .replace(/^\.+/, '')
        .slice(-80)}`;
      open.set(token, { fileName, until: now + VALID });
      for (const oldest of open.keys()) if (open.size > REMEMBERED) open.delete(oldest);
      return { token, url: `${uploadPath}?token=${token}`, fileName, maxBytes: uploadLimit };
    },
    async take(exchange, now) {
      if (exchange.method !== 'POST') return methodNotAllowed(uploadPath, 'POST');
      const token = new URLSearchParams(exchange.query).get('token') ?? '';
      const permission = open.get(token);
      open.delete(token);
      if (!permission || permission.until < now)
        return refusal({ status: 403, msg: 'the token is unknown, used or too old' });
      const body = await exchange.body(uploadLimit);
      if (!body.ok) return body.answer;
      if (body.bytes.length === 0) return refusal({ status: 400, msg: 'the file is empty' });
      if (!evidenceTypeOf(body.bytes))
        return refusal({ status: 415, msg: `the file type is not one of ${evidenceTypes.join(', ')}` });
      await files.upload(permission.fileName, body.bytes);
      return json({ res: 200, data: { fileName: permission.fileName } });
    },
  };
}
