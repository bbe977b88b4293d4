import { Family, Revisit, SupportDesk } from './art/scenes.tsx';
import * as words from './words.yaml';

/** What people do with a call. */
export const scenes = [
  {
    title: words.scenes[0].title,
    text: words.scenes[0].text,
    href: '/connection',
    art: <SupportDesk />,
  },
  {
    title: words.scenes[1].title,
    text: words.scenes[1].text,
    href: '/medical',
    art: <Revisit />,
  },
  {
    title: words.scenes[2].title,
    text: words.scenes[2].text,
    href: '/smartwatch',
    art: <Family />,
  },
];
