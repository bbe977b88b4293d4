import type { Call } from '../define/call.ts';

type IsListOptions = { row: Pick<Call, 'paged' | 'empty'> | undefined; request: unknown };

/** Whether a response lists records, or is one for the whole site such as its menus: it is not the response of one record. */
export const isList = ({ row, request }: IsListOptions): boolean =>
  row?.paged !== undefined || Array.isArray(row?.empty) || Object.keys(Object(request)).length === 0;
