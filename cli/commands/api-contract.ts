import type { Console } from '../console/console.ts';
import { contractOf } from '../embedded-api/contract/contract.ts';

export async function printContract({ content, console }: { content: string; console: Console }): Promise<void> {
  console.print(`${JSON.stringify(await contractOf(content), null, 2)}\n`);
}
