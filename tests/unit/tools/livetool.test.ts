import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textsOf as verdicts } from '../../../components/tool/device-verdicts.ts';
import { decibelsOf, silence } from '../../../components/try/devices.ts';
import { pushLimit } from '../../../config/live-lines.ts';
import { type EncoderWish, frameRates, heights, settingsFor } from '../../../config/rules/encoder.ts';
import { ffmpegOf, settingRows, verdictOf } from '../../../pages/tools/livetool/encoder-text.ts';
import { signatureOf } from '../../../config/rules/hmac.ts';
import { addressesOf, momentOf, partsOf, pathOf, signedText } from '../../../pages/tools/livetool/live-addresses.ts';

const stream = { push: 'push.example.com', play: 'play.example.com', app: 'live', stream: 'room-1' };

describe('a signature', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is what a server computes, with Web Crypto and without', async () => {
    const text = signedText(pathOf(stream), 1_798_732_800);
    const expected = createHmac('sha256', '密钥').update('/live/room-1-1798732800').digest('hex');
    expect(await signatureOf('密钥', text)).toBe(expected);
    vi.stubGlobal('crypto', {});
    expect(await signatureOf('密钥', text)).toBe(expected);
  });
});

describe('addresses', () => {
  const made = addressesOf(stream, { until: 1_798_732_800, pushSign: 'aa', playSign: 'bb' });

  it('have the signature of their own key', () => {
    expect(made).toEqual({
      server: 'rtmp://push.example.com/live',
      key: 'room-1?t=1798732800&s=aa',
      rtmp: 'rtmp://push.example.com/live/room-1?t=1798732800&s=aa',
      srt: 'srt://push.example.com:9000?streamid=#!::r=live/room-1,m=publish,t=1798732800,s=aa',
      hls: 'https://play.example.com/live/room-1.m3u8?t=1798732800&s=bb',
      flv: 'https://play.example.com/live/room-1.flv?t=1798732800&s=bb',
      rtc: 'webrtc://play.example.com/live/room-1?t=1798732800&s=bb',
    });
    expect(momentOf(1_798_732_800)).toBe('2027-01-01 00:00');
  });

  it('that somebody pastes are taken apart, and nothing else is', () => {
    for (const [name, host] of [
      ['rtmp', 'push'],
      ['hls', 'play'],
      ['flv', 'play'],
      ['rtc', 'play'],
    ] as const)
      expect(partsOf(` ${made[name]}\n`)).toEqual({ host: `${host}.example.com`, app: 'live', stream: 'room-1' });
    for (const text of [
      '',
      'push.example.com',
      'rtmp://push.example.com/live',
      'javascript://a/b/c',
      'https://a.example/b/c/d',
    ])
      expect(partsOf(text)).toBeNull();
  });
});

describe('settings of an encoder', () => {
  const wish: EncoderWish = { height: 1080, frames: 30, uplink: 6, line: 'regular' };
  const settingsWith = (change: Partial<EncoderWish>) => settingsFor({ ...wish, ...change });

  it('are those of the line: key frames, frames between, and what the command says', () => {
    expect(settingsWith({})).toEqual({
      width: 1920,
      video: 2_500,
      audio: 128,
      total: 2_891,
      gop: 60,
      level: '4.0',
      verdict: 'fits',
      advice: 1080,
    });
    expect(settingRows(settingsWith({}), wish)).toMatchObject({ gop: '2 秒，60 帧', bFrames: '2 个' });
    const fast = { ...wish, line: 'fast' } as const;
    expect(settingRows(settingsFor(fast), fast)).toMatchObject({ gop: '1 秒，30 帧', bFrames: '0 个，前瞻关闭' });
    expect(ffmpegOf(settingsFor(fast), fast)).toBe(`ffmpeg -re -i input.mp4 \\
  -vf scale=1920:1080 -r 30 -pix_fmt yuv420p \\
  -c:v libx264 -preset veryfast -tune zerolatency -profile:v high -level 4.0 \\
  -b:v 2500k -minrate 2500k -maxrate 2500k -bufsize 2500k \\
  -g 30 -keyint_min 30 -sc_threshold 0 -bf 0 \\
  -c:a aac -b:a 128k -ar 48000 \\
  -f flv "$PUSH_URL"`);
  });

  it('fit into two thirds of the uplink, hardly into all of it, or not; then a smaller picture is named', () => {
    const said = ([4.4, 4.3, 2.9, 2.8, 0.5] as const).map((uplink) => {
      const changed = { ...wish, uplink };
      return [settingsFor(changed).verdict, verdictOf(settingsFor(changed), changed).split('。')[1]];
    });
    expect(said).toEqual([
      ['fits', undefined],
      ['tight', '同样帧率下，720p 合适'],
      ['tight', '同样帧率下，720p 合适'],
      ['over', '同样帧率下，720p 合适'],
      ['over', '降低帧率，或换一条上行'],
    ]);
  });

  it('stay within what one stream may have, and have a level that allows them', () => {
    expect(settingsWith({ height: 2160, uplink: 50 }).verdict).toBe('fits');
    expect(settingsWith({ height: 2160, frames: 60, uplink: 50 })).toMatchObject({
      verdict: 'limit',
      advice: 1440,
      level: '5.2',
    });
    for (const height of heights)
      for (const frames of Object.keys(frameRates).map(Number) as (keyof typeof frameRates)[]) {
        const { video, level, verdict } = settingsWith({ height, frames, uplink: 50 });
        expect([height, frames, verdict]).toEqual([height, frames, video > pushLimit * 1000 ? 'limit' : 'fits']);
        expect(level).toMatch(/^[345]\.\d$/);
      }
  });
});

describe('the device check', () => {
  it('measures loudness in dB below full scale', () => {
    expect(decibelsOf([1, -1, 1, -1])).toBe(0);
    expect(decibelsOf([0.1, -0.1])).toBe(-20);
    expect(decibelsOf([0, 0])).toBe(silence);
  });

  it.each([
    [{ picture: { width: 1280, height: 720, frames: 30 }, sound: { level: -30, peak: -14 } }, '可以开播', '可以开播'],
    [
      { picture: { width: 1280, height: 720, frames: 12 }, sound: { level: -50, peak: -45 } },
      '帧率低，多半是光线暗，摄像头自己延长了曝光',
      '太轻：靠近一些，或调高输入音量',
    ],
    [
      { picture: { width: 640, height: 360, frames: 30 }, sound: { level: -5, peak: -1 } },
      '够连麦小窗，主画面建议 720p 起',
      '破音：退后一些，或调低输入音量',
    ],
    [
      { picture: { width: 640, height: 360, frames: 0 }, sound: { level: silence, peak: silence } },
      '还没有画面',
      '没有声音：看看静音键和选中的麦克风',
    ],
    [{ picture: null, sound: null }, '只推声音也能开播', '观众会以为卡住了，先接上麦克风'],
  ])('of %j says what to do', (report, picture, sound) => {
    expect(verdicts(report)).toMatchObject({ 'picture-verdict': picture, 'sound-verdict': sound });
  });
});
