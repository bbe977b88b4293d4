import { contractOf } from '../embedded-api/contract/contract.ts';

export async function printContract({ content }: { content: string }): Promise<void> {
  process.stdout.write(`${JSON.stringify(await contractOf(content), null, 2)}\n`);
}
