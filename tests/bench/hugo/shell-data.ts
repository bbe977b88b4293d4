import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { footerColumns, stackedColumns } from '../../../components/layouts/shell/footer-columns.ts';
import { panelColumns } from '../../../components/layouts/shell/columns.ts';
import { words } from '../../../components/layouts/shell/words.ts';
import { accountLinks } from '../../../components/ui/account-links.ts';
import { ContentIcon } from '../../../components/ui/icon.tsx';
import type { CallData } from '../../../config/calls/request.ts';
import { choices } from '../../../config/choices.ts';
import { chooser } from '../../../config/chooser.ts';
import { sdkAddress } from '../../../components/sdk/addresses.ts';
import type { NavigationEntry, NavigationGroup } from '../../../config/calls/navigation.ts';
import { site } from '../../../config/site.ts';
import type { BuiltFacts } from './built-facts.ts';

/** What the templates' menus, footers and heads are made from, by the name of its data file. */
export type ShellData = Record<'navigation' | 'notices' | 'icons' | 'shell', unknown>;

type ShellDataOptions = {
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
  'circle-question-mark',
];

export function shellData({ navigation, blogNav, notices, links, facts }: ShellDataOptions): ShellData {
  const planned = <Link extends { url: string }>(link: Link) => ({ ...link, planned: isPlanned(link.url) });
  const text = words.zh;
  const drawings = [...facts.features];
  const { title, questions } = chooser.zh;
  return {
    navigation: {
      entries: navigation.map((entry) => menuEntry({ entry, planned, drawings })),
      footer: stackedColumns(footerColumns({ navigation, rest: text.more, count: 9 }), 6).map((cell) =>
        cell.map(({ name, links: column }) => ({ name, links: column.map(planned) })),
      ),
      blog: blogNav.map(planned),
    },
    notices: notices
      .filter(({ id }) => facts.notices.includes(String(id)))
      .map(({ id, title, link, startTime, endTime }) => ({
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
      chooser: {
        title,
        text: questions.who.text,
        answers: choices.who.map((value) => ({ value, text: questions.who.answers[value] })),
      },
      shortcuts: [
        { name: text.demo, href: sdkAddress('im'), icon: 'monitor-smartphone', planned: true },
        { name: text.docs, href: site.docs, icon: 'book-open' },
        { name: text.phone, href: `tel:${site.contact.hotline}`, icon: 'phone' },
      ],
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

type Planned = <Link extends { url: string }>(link: Link) => Link & { planned: boolean };

/** An entry of the menu: its lead groups, the others in columns, how much of its links is shown, and what stands at its side. */
function menuEntry({ entry, planned, drawings }: { entry: NavigationEntry; planned: Planned; drawings: string[] }) {
  const groups = (entry.children ?? []).filter((group) => group.children.length > 0);
  const { children: _, feature, ...own } = planned(entry);
  if (groups.length === 0) return own;
  const single = groups.length === 1;
  const marked = (group: NavigationGroup) => ({ ...group, children: group.children.map(planned) });
  const lead = single ? [] : groups.filter((group) => group.lead);
  const columns = panelColumns(groups.filter((group) => !lead.includes(group)));
  const few = columns.length <= 3;
  return {
    ...own,
    lead: lead.map(marked),
    columns: columns.map(({ wide, groups: stacked }) => ({ wide, groups: stacked.map(marked) })),
    few,
    detail: lead.length > 0 ? 'names' : few ? 'icons' : 'lines',
    single,
    linked: groups.some((group) => group.children.some(({ url }) => url === entry.url)),
    feature: feature && !single ? { ...planned(feature), drawing: feature.art ? drawings.shift() : '' } : null,
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
