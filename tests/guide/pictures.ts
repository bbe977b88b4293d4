/** An element that a picture points out. */
export type Mark = {
  /** What the label says: a field, or a file and its field. */
  label: string;
  /** The first visible element of this selector. */
  at: string;
  /** Where the label stands; the default is above the element's left corner. */
  side?: 'right' | 'below';
};

/** A picture of the editing guide: a page of the dev server, with marks. */
export type GuidePicture = {
  name: string;
  address: string;
  /** Width and height of the window, in CSS pixels. */
  size: readonly [width: number, height: number];
  /** What is opened before: the selector is clicked. */
  click?: string;
  /** What is scrolled to the top of the window, less 60 pixels. */
  from?: string;
  /** What is waited for; the dev server shows it a moment after the page. */
  shows?: string;
  marks: readonly Mark[];
};

/** Article that the guide begins, and makes a mistake in. */
export const draft = {
  file: 'config/content/blog/articles/lift-calls.md',
  text: `---
title: 电梯里的通话为什么会断
summary: 信号从四格掉到零格只要三秒。本文记录一次实测：断在哪一步，多久能接回来。
type: network
author: 云桥网络团队
publishTime: 2026-11-02T10:00:00+08:00
updateTime: 2026-11-02T10:00:00+08:00
draft: true
---
轿厢是一只金属盒子，门一关，手机就要换基站。

## 三秒里发生了什么

我们在一栋三十层的写字楼里录了两百次进出电梯的通话。
`,
  mistake: { from: 'summary:', to: 'sumary:' },
} as const;

/** Class names are those of the style modules: a picture whose mark is not found fails. */
export const guidePictures: readonly GuidePicture[] = [
  {
    name: 'article',
    address: '/dev-blog/jitter-buffer',
    size: [1100, 900],
    marks: [
      { label: 'type', at: '[class*=article_head_head] [class*=category_link]', side: 'right' },
      { label: 'title', at: 'h1', side: 'right' },
      { label: 'summary', at: '[class*=article_head_summary]', side: 'right' },
      { label: 'author', at: '[class*=article_head_initial]', side: 'below' },
      { label: 'publishTime', at: '[class*=article_head_meta] time', side: 'below' },
      { label: 'cover', at: '[class*=article_cover]', side: 'right' },
      { label: '##', at: '[class*=contents_list]', side: 'below' },
    ],
  },
  {
    name: 'blog',
    address: '/dev-blog',
    size: [1100, 1150],
    marks: [
      { label: 'blog/nav.json', at: 'header nav ul', side: 'below' },
      { label: 'blocks.json: banner', at: '[class*=banners_banners]' },
      { label: 'blocks.json: activity', at: '[class*=activity_strip_strip]' },
      { label: 'blog/types.json', at: '[class*=category_tabs_tabs]' },
      { label: 'articles/<id>.md', at: '[class*=article_card_card]' },
    ],
  },
  {
    name: 'menu',
    address: '/',
    size: [1280, 620],
    click: 'header summary',
    marks: [
      { label: 'name', at: 'header summary', side: 'right' },
      { label: 'caption', at: '[class*=panel_caption]', side: 'right' },
      { label: 'name, desc, icon, tag', at: 'a[class*=panel_item]', side: 'right' },
    ],
  },
  {
    name: 'home',
    address: '/',
    size: [1280, 420],
    from: '[class*=banner_row_row]',
    marks: [
      { label: 'banners.json', at: '[class*=banner_row_row]' },
      { label: 'title', at: '[class*=banner_row_title]', side: 'right' },
      { label: 'subtitle', at: '[class*=banner_row_text]', side: 'right' },
      { label: 'action', at: '[class*=banner_row_action]', side: 'right' },
      { label: 'activities.json', at: '[class*=banner_row_activities]' },
    ],
  },
  {
    name: 'case',
    address: '/case/dukou-bank-teller',
    size: [1100, 900],
    marks: [
      { label: 'customer', at: '[class*=story_head_customer]', side: 'right' },
      { label: 'title', at: 'h1', side: 'right' },
      { label: 'summary', at: '[class*=story_head_summary]', side: 'right' },
      { label: 'type', at: '[class*=story_head_type]', side: 'right' },
      { label: 'products', at: '[class*=story_head_art]' },
      { label: 'metrics', at: '[class*=story_head_metrics]' },
    ],
  },
  {
    name: 'draft',
    address: '/dev-blog/lift-calls',
    size: [1100, 620],
    marks: [{ label: 'draft: true', at: '[class*=draft_mark_mark]', side: 'right' }],
  },
  {
    name: 'mistake',
    address: '/dev-blog/lift-calls',
    size: [1280, 520],
    shows: 'site-problems',
    marks: [],
  },
];
