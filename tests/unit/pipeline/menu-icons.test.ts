import { expect, it } from 'vitest';
import { openMenuIcons } from '../../../cli/pipeline/menu-icons.ts';

it('an icon that does not exist is named with the menu entry and the nearest names, and is in no sheet', async () => {
  const links = [
    { name: '即时通讯', url: '/im', icon: 'mesage-squar' },
    { name: '短信', url: '/sms', icon: 'mail' },
  ];
  const navigation = { index: [{ name: '产品', url: '', children: [{ children: links }] }] };
  const known = ['mail', 'message-square', 'messages-square', 'message-square-x', 'phone'];
  const { names, problems } = await openMenuIcons({
    navigation,
    markupCode: '',
    rendering: async () => ({
      iconSheet: (wanted) =>
        wanted
          .filter((name) => known.includes(name))
          .map((name) => `<symbol id="${name}"></symbol>`)
          .join(''),
      iconNames: () => known,
    }),
    remember: async (_, create) => Buffer.from(await create()),
  });
  expect([...names]).toEqual(['mail']);
  expect(problems).toEqual([
    {
      severity: 'warning',
      what: 'unknown icon: mesage-squar',
      where: 'navigation, entry "即时通讯"',
      why: 'the icon library (lucide) has no icon of this name, so none is shown',
      fix: 'use one of message-square, messages-square, message-square-x, or another name of https://lucide.dev/icons',
    },
  ]);
});
