import type { SiteDefinition } from '../define/site.ts';
import type { Console } from '../console/console.ts';
import { contractOf } from '../embedded-api/contract/contract.ts';

type PrintContractOptions = {
  definition: SiteDefinition;
  content: string;
  linked: readonly string[];
  console: Console;
};

export async function printContract({
  definition,
  content: folder,
  linked,
  console,
}: PrintContractOptions): Promise<void> {
  console.print(`${JSON.stringify(await contractOf({ definition, folder, linked }), null, 2)}\n`);
}
