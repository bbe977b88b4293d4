import { contractOf } from '../embedded-api/contract/contract.ts';

/** Prints the contract of the content API as an OpenAPI document. */
export async function printContract({ content }: { content: string }): Promise<void> {
  process.stdout.write(`${JSON.stringify(await contractOf(content), null, 2)}\n`);
}
