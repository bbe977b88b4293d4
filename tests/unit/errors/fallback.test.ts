import { expect, it } from 'vitest';
import { fallbackMessage } from '../../../cli/server-model/error-fallback.ts';
import definition from '../../../config/index.ts';

it.each([
  ['zh', 404, 'This page could not be found'],
  ['en', 404, 'This page could not be found'],
  ['zh', 403, '403'],
  ['zh', 503, '503'],
  ['en', 403, 'Error'],
  ['en', 503, 'Error'],
] as const)(
  'where the page of an error cannot be read, the %s edition says of a %i: %s',
  (edition, status, message) => {
    expect(fallbackMessage({ edition, status, messages: { ...definition.messages, unreadable: [] } })).toBe(message);
  },
);
