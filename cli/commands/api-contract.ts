import type { Console } from '../console/console.ts';
import { contractOf } from '../embedded-api/contract/contract.ts';

type PrintContractOptions = { content: string; linked: readonly string[]; console: Console };

export async function printContract({ content, linked, console }: PrintContractOptions): Promise<void> {
  console.print(`${JSON.stringify(await contractOf(content, linked), null, 2)}\n`);
}
