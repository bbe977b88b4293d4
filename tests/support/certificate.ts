import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer; file: string };

/** A self-signed certificate of `localhost`, in a folder. */
export async function selfSigned({
  folder,
  names = 'DNS:localhost,IP:127.0.0.1',
}: {
  folder: string;
  names?: string;
}): Promise<Certificate> {
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`];
  const files = ['-keyout', 'key.pem', '-out', 'cert.pem'];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files];
  execFileSync('openssl', ['req', ...options], { stdio: 'ignore', cwd: folder });
  const file = join(folder, 'cert.pem');
  const [key, cert] = await Promise.all([readFile(join(folder, 'key.pem')), readFile(file)]);
  return { key: key!, cert: cert!, file };
}
