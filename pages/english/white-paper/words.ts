/** Chapters with their first page; the paper ends on page 40. */
export const chapters = [
  { from: 1, title: 'Three networks in one call', about: 'Access, middle mile, access again: who owns which delay' },
  { from: 8, title: 'Measuring paths that change', about: 'What to probe, how often, and what a probe costs' },
  { from: 16, title: 'Choosing a route', about: 'When a detour pays, and how to avoid route flapping' },
  { from: 23, title: 'Losing packets gracefully', about: 'When to use redundancy, retransmission or concealment' },
  { from: 31, title: 'The day a cable broke', about: 'Four hours of one incident, minute by minute' },
  { from: 37, title: 'What we would do again', about: 'And two things that we would not' },
] as const;
export const lastPage = 40;

export const pagesOf = (index: number): number => (chapters[index + 1]?.from ?? lastPage + 1) - chapters[index]!.from;

/** The first chapter as it is printed; its second part has a figure. */
export const firstChapter = [
  {
    title: '1.1 Where the milliseconds go',
    passages: [
      'A call between two cities crosses three networks. The first belongs to the caller’s carrier or office, the last to the other party’s, and the one in the middle to whoever sells transit between them. Users blame the middle. Our traces point to the ends: on a typical evening, most of the jitter is added before the first router that we control.',
      'This matters because the three parts fail in different ways. The access network loses packets in bursts, when a phone moves between cells or a microwave oven starts. The middle mile rarely loses anything, but changes its path without notice, and a path that was short at noon can be long at eight.',
    ],
  },
  {
    title: '1.2 Why one number is not enough',
    passages: [
      'An average delay of 120 ms can mean a calm 120, or 60 with a stall of 2.7 seconds every minute. The first is a good call and the second is a support ticket. We therefore describe a path by three numbers: the median, the difference between the 95th percentile and the median, and the longest run of lost packets in a minute.',
      'The third is the one that people hear: the stall is too short for the 95th percentile. A codec conceals 40 ms of missing speech without anybody noticing, and 60 ms with a slight roughness. From 80 ms on, syllables go missing, and the conversation slows down because both sides begin to confirm what they understood.',
    ],
  },
  {
    title: '1.3 What an overlay can change',
    passages: [
      'An overlay network cannot make light faster. It can do three things: shorten the access part by having an entry nearby, replace the middle part by one that it measures, and repeat what was lost before the far end notices. Each has a limit, and the next five chapters are about those limits.',
    ],
  },
] as const;

export const readers = [
  {
    title: 'You run calls across regions',
    text: 'Chapters 2 and 3 give the formulas that decide between two routes, with the numbers that we started from.',
  },
  {
    title: 'You choose a provider',
    text: 'Chapter 6 ends with five questions to ask any network, ours included, and what a good answer contains.',
  },
  {
    title: 'You are on call',
    text: 'Chapter 5 is a log. It shows what the graphs looked like before anybody knew what had happened.',
  },
];

export const cases = [
  {
    when: 'You want to integrate today',
    why: 'The paper explains the network; the product page shows how to start.',
    instead: { href: '/en/im', name: 'In-app chat' },
  },
  { when: 'You need prices', why: 'The paper contains none.', instead: { href: '/en/price', name: 'Pricing' } },
];

export const thanks = {
  title: 'The paper is on its way',
  next: [
    { when: 'In 10 minutes', text: 'A PDF of 40 pages arrives by email. If it does not, look in the spam folder.' },
    { when: 'Once a year', text: 'We send the revised edition to the same address, with a link to unsubscribe.' },
  ],
  exit: { href: '/en/im', text: 'See what runs on this network' },
};
