import type { Call } from '../define/call.ts';

type IsListInput = { row: Pick<Call, 'paged' | 'empty'> | undefined; request: unknown };

/** Whether a response lists records, or is one for the whole site such as its menus: it is not the response of one record. */
export const isList = ({ row, request }: IsListInput): boolean =>
  row?.paged !== undefined || Array.isArray(row?.empty) || Object.keys(Object(request)).length === 0;
