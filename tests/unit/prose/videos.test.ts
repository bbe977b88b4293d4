import { describe, expect, it } from 'vitest';
import { fit as fitted } from '../../../components/prose/fit.ts';
import { withVideoLinks } from '../../../components/prose/videos.ts';
import { videoProblems } from '../../../config/rules/video-blocks.ts';

const whole =
  'src: /video/call.mp4\ncaption: 第一次“通话” &amp; 更多\nposter: /video/call.jpg\ncaptions: /video/call.vtt\nsize: 640x480\n';
const block = (text: string) => `<pre><code class="language-video">${text}</code></pre>`;
const drawn = (text: string) => fitted({ html: block(text), edition: 'zh' });
const wrong = (text: string) => videoProblems(block(text), { mediaHosts: ['media.example'] })[0]?.why;

describe('a video in a text', () => {
  it('is a player that loads nothing before it is played but its poster, and a link where there is none', () => {
    expect(drawn(whole)).toBe(
      '<figure><video controls playsinline preload="none" width="640" height="480" src="/video/call.mp4" poster="/video/call.jpg" aria-label="第一次“通话” &amp; 更多">' +
        '<track kind="captions" src="/video/call.vtt" srclang="zh" label="中文字幕" default><a href="/video/call.mp4">第一次“通话” &amp; 更多</a></video>' +
        '<figcaption>第一次“通话” &amp; 更多</figcaption></figure>',
    );
  });

  it('is a link in a feed', () => {
    expect(withVideoLinks(block(whole))).toBe('<p><a href="/video/call.mp4">第一次“通话” &amp; 更多</a></p>');
  });

  it('stays code where it describes none, and says why', () => {
    expect(drawn('src: /video/call.mp4')).toContain('language-video');
    expect(wrong(whole)).toBe(undefined);
    expect(wrong('src: https://media.example/a.mp4\ncaption: c')).toBe(undefined);
    expect(wrong('src: /video/call.mp4')).toBe('caption is missing: the sentence that says what the video shows');
    const src = 'not a file of this site such as /video/lesson.mp4, or one on media.example';
    for (const address of [
      'https://videos.example/a.mp4',
      '//videos.example/a.mp4',
      'javascript:alert(1)//.mp4',
      '/video/call.mov',
    ])
      expect(wrong(`src: ${address}\ncaption: c`)).toBe(`src is "${address}", ${src}`);
    expect(wrong('src: /a.mp4\ncaption: c\ncaptions: https://media.example/a.vtt')).toContain(
      'not a .vtt file of this site',
    );
    expect(wrong('src: /a.mp4\ncaption: c\nposter: /a.gif')).toContain('poster is "/a.gif"');
    expect(wrong('src: /a.mp4\ncaption: c\nsize: big')).toBe('size is "big", not width and height such as 1280x720');
    expect(wrong('src: /a.mp4\ncaption: c\nautoplay: yes')).toContain('"autoplay: yes" is no key of a video');
    expect(wrong('src: /a.mp4\nsrc: /b.mp4\ncaption: c')).toBe('src occurs twice');
  });
});
