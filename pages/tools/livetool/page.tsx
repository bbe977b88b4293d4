import { page } from '../../../components/define-page.ts';
import { matrixPath, qrMatrix } from '../../../components/qr/matrix.ts';
import { DeviceCheck } from '../../../components/tool/device-check.tsx';
import { exampleStatus } from '../../../components/tool/device-verdicts.ts';
import {
  Bench,
  Chapter,
  CopyLine,
  Explanation,
  Field,
  FieldGroup,
  HandOver,
  NumberField,
  Pane,
  SelectField,
  ToolPage,
} from '../../../components/tool/tool.tsx';
import { Points } from '../../../components/tool/points.tsx';
import { uplinkMeter } from '../../../components/tool/uplink-meter.ts';
import { Group, Option, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { settingNames } from '../../../config/rules/encoder-text.ts';
import { hmacOf } from '../../../config/rules/hmac.ts';
import {
  addressesOf,
  addressIds,
  addressNames,
  hostPattern,
  namePattern,
  pathOf,
  signedText,
} from '../../../config/rules/live-addresses.ts';
import styles from './livetool.module.css';
import * as address from './address.ts';
import * as encoder from './encoder.ts';
import addressTry from './try/address.ts';
import devicesTry from './try/devices.ts';
import encoderTry from './try/encoder.ts';
import { frameNames, further, heightNames, limits, validityNames, workings } from './words.ts';

const message = signedText(pathOf(address.example), address.exampleUntil);
const addresses = addressesOf(address.example, {
  until: address.exampleUntil,
  pushSign: hmacOf(address.example.pushKey, message),
  playSign: hmacOf(address.example.playKey, message),
});
const signed = address.textsOf({ until: address.exampleUntil, addresses });
const settings = encoder.resultOf(encoder.example);
const texts = encoder.textsOf(settings);

const host = { required: true, maxLength: 40, pattern: hostPattern, 'data-dotted': '' } as const;
const name = { required: true, maxLength: 40, pattern: namePattern } as const;
const key = { required: true, maxLength: 64 } as const;

/**
 * Who decides: whoever sets up an encoder an hour before the show. What they doubt: whether address, settings and devices are right. What
 * removes the doubt: an address that a phone plays, settings measured against the uplink, and their own picture and voice.
 */
export default page({
  theme: { night: 'graphite' },

  Body() {
    return (
      <ToolPage title="直播工具" lead="签好推流与播放地址，按上行算出编码参数，开播前看一眼摄像头和麦克风。">
        <Try of={addressTry} title="推流与播放地址" look="bare" status={`例子，${signed['until']}`}>
          <Bench label="一路流" inputs={<AddressFields />} beside={<Code />}>
            <Addresses />
          </Bench>
        </Try>
        <Try of={encoderTry} title="编码参数" look="bare" status={texts['verdict']!} className={styles.next}>
          <Bench label="编码" inputs={<EncoderFields />} beside={<Command />}>
            <Encoder />
          </Bench>
        </Try>
        <Try of={devicesTry} title="摄像头与麦克风" look="bare" status={exampleStatus} className={styles.next}>
          <Container>
            <DeviceCheck />
          </Container>
        </Try>
        <Explanation>
          <Chapter title="怎么算的">
            <Points points={workings} />
          </Chapter>
          <Chapter title="做不到的">
            <Points points={limits} />
            {further}
          </Chapter>
        </Explanation>
      </ToolPage>
    );
  },
});

function AddressFields() {
  const { push, play, app, stream, pushKey, playKey, validity } = address.example;
  return (
    <FieldGroup>
      <Field name="push" label="推流域名" defaultValue={push} inputMode="url" {...host} />
      <Field name="play" label="播放域名" defaultValue={play} inputMode="url" {...host} />
      <Field name="app" label="应用名" defaultValue={app} {...name} />
      <Field name="stream" label="流名" defaultValue={stream} {...name} />
      <Field name="pushKey" label="推流密钥" defaultValue={pushKey} {...key} />
      <Field name="playKey" label="播放密钥" defaultValue={playKey} {...key} />
      <SelectField name="validity" label="有效期" selected={validity} options={validityNames} />
      <p className={styles.hint}>整条地址粘进域名一格，其余自动填好。名字只用字母、数字、- 与 _。密钥不进链接。</p>
    </FieldGroup>
  );
}

function EncoderFields() {
  const { height, frames, uplink } = encoder.example;
  return (
    <FieldGroup>
      <SelectField name="height" label="分辨率" selected={String(height)} options={heightNames} />
      <SelectField name="frames" label="帧率" selected={String(frames)} options={frameNames} />
      <div className={styles.line}>
        <Group label="线路" role="radiogroup">
          <Option name="line" value="regular" label="常规线路" defaultChecked />
          <Option name="line" value="fast" label="低时延线路" />
        </Group>
      </div>
      <NumberField name="uplink" label="上行带宽" unit="Mbps" scale={encoder.fields.uplink} value={uplink} />
    </FieldGroup>
  );
}

function Code() {
  const code = qrMatrix(addresses.hls)!;
  return (
    <figure className={styles.code}>
      <svg viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`} data-qr="" role="img" aria-label="HLS 播放地址的二维码">
        <path d={matrixPath(code)} fill="#000" />
      </svg>
      <figcaption>
        <b>扫码看一眼</b> 手机浏览器打开 HLS 播放地址，推上流之后几秒就有画面。密钥不对或已过期，手机上先看出来。
      </figcaption>
    </figure>
  );
}

function Addresses() {
  return (
    <Pane title="推流与播放地址" meta={<span data-text="until">{signed['until']}</span>}>
      <dl>
        {addressIds.map((id) => (
          <CopyLine key={id} name={id} label={addressNames[id]}>
            {signed[id]}
          </CopyLine>
        ))}
      </dl>
      <div className={styles.give}>
        <HandOver>
          <Press icon="copy" data-copy-text="all">
            复制全部地址
          </Press>
          <Press icon="link" data-copy-text="link">
            复制链接
          </Press>
        </HandOver>
      </div>
    </Pane>
  );
}

function Command() {
  return (
    <pre className={styles.command} data-text="command" tabIndex={0} role="group" aria-label="ffmpeg 命令">
      {texts['command']}
    </pre>
  );
}

function Encoder() {
  return (
    <Pane title="编码参数" meta="H.264, AAC">
      <p className={styles.verdict} data-text="verdict">
        {texts['verdict']}
      </p>
      <svg
        viewBox="0 0 1000 30"
        preserveAspectRatio="none"
        role="img"
        aria-label="这路流占上行的多少"
        className={styles.uplink}
      >
        <g data-picture="" dangerouslySetInnerHTML={{ __html: uplinkMeter(settings.settings, settings.wish) }} />
      </svg>
      <p className={styles.parts} data-text="parts">
        {texts['parts']}
      </p>
      <dl className={styles.settings}>
        {Object.entries(settingNames).map(([id, label]) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd data-text={id}>{texts[id]}</dd>
          </div>
        ))}
      </dl>
      <HandOver>
        <Press icon="copy" data-copy-text="settings">
          复制参数
        </Press>
        <Press icon="terminal" data-copy-text="command">
          复制命令
        </Press>
        <Press icon="braces" data-copy-text="json">
          复制 JSON
        </Press>
        <Press icon="link" data-copy-text="link">
          复制链接
        </Press>
      </HandOver>
    </Pane>
  );
}
