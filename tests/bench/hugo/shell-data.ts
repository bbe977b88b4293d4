import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { footerColumns } from '../../../components/layouts/shell/footer-columns.ts';
import { panelColumns } from '../../../components/layouts/shell/columns.ts';
import { words } from '../../../components/layouts/shell/words.ts';
import { accountLinks } from '../../../components/ui/account-links.ts';
import { ContentIcon } from '../../../components/ui/icon.tsx';
import type { CallData } from '../../../config/calls/ask.ts';
import type { NavigationEntry } from '../../../config/calls/navigation.ts';
import { site } from '../../../config/site.ts';
import type { BuiltFacts } from './built-facts.ts';

/** What the templates' menus, footers and heads are made from, by the name of its data file. */
export type ShellData = Record<'navigation' | 'notices' | 'icons' | 'shell', unknown>;

type Given = {
  navigation: readonly NavigationEntry[];
  blogNav: CallData<'blogNav'>;
  notices: CallData<'changePost'>;
  links: NonNullable<CallData<'blogData'>['link']>;
  facts: BuiltFacts;
};

/** Icons that the frames show by themselves; those of the menus are a file of their own. */
const ownIcons = [
  'menu',
  'chevron-down',
  'arrow-right',
  'arrow-left',
  'arrow-up',
  'arrow-up-right',
  'megaphone',
  'x',
  'globe',
  'phone',
  'monitor-smartphone',
  'book-open',
];

export function shellData({ navigation, blogNav, notices, links, facts }: Given): ShellData {
  const planned = <Link extends { url: string }>(link: Link) => ({ ...link, planned: isPlanned(link.url) });
  const text = words.zh;
  return {
    navigation: {
      entries: navigation.map((entry) => menuEntry(entry, planned)),
      footer: footerColumns({ navigation, rest: text.more, count: 8 }).map(({ name, links: column }) => ({
        name,
        links: column.map(planned),
      })),
      blog: blogNav.map(planned),
    },
    notices: notices.map(({ id, title, link, startTime, endTime }) => ({
      id,
      title,
      link,
      planned: isPlanned(link),
      from: Date.parse(startTime),
      until: Date.parse(endTime),
    })),
    icons: Object.fromEntries(ownIcons.map((name) => [name, linesOf(name)])),
    shell: {
      ...facts.assets,
      brand: site.brand.zh,
      contact: site.contact,
      docs: site.docs,
      friends: site.friends,
      licences: site.licences,
      english: site.origins.en,
      account: { ...accountLinks({ site, edition: 'zh' }), entries: accountEntries(text) },
      links: links.map(({ title, desc, link = '' }) => ({ title, desc, link, planned: isPlanned(link) })),
    },
  };
}

/** Of the trial's pages only the home page and the blog are there. */
const isPlanned = (address: string) => /^\/(?!$|dev-blog(?:\/|$))/.test(address);

function menuEntry(
  entry: NavigationEntry,
  planned: <Link extends { url: string }>(link: Link) => Link & { planned: boolean },
) {
  const groups = (entry.children ?? []).filter((group) => group.children.length > 0);
  const { children: _, ...own } = planned(entry);
  if (groups.length === 0) return own;
  const columns = panelColumns(groups).map(({ wide, groups: stacked }) => ({
    wide,
    groups: stacked.map((group) => ({ ...group, children: group.children.map(planned) })),
  }));
  return {
    ...own,
    columns,
    single: groups.length === 1,
    linked: groups.some((group) => group.children.some(({ url }) => url === entry.url)),
  };
}

function linesOf(name: string): string {
  return renderToStaticMarkup(createElement(ContentIcon, { name })).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function accountEntries(text: Record<'profile' | 'billing' | 'messages' | 'tickets', string>) {
  const { profile, billing, messages, tickets } = site.paths;
  return [
    { id: 'profile', path: profile, name: text.profile, badge: 'verified' },
    { id: 'billing', path: billing, name: text.billing },
    { id: 'messages', path: messages, name: text.messages, badge: 'unread' },
    { id: 'tickets', path: tickets, name: text.tickets, badge: 'unclosed' },
  ];
}
