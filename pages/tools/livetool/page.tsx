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
import { settingNames } from './encoder-text.ts';
import { hmacOf } from '../../../config/rules/hmac.ts';
import {
  addressesOf,
  addressIds,
  addressNames,
  hostPattern,
  namePattern,
  pathOf,
  signedText,
} from './live-addresses.ts';
import styles from './livetool.module.css';
import * as address from './address.ts';
import * as encoder from './encoder.ts';
import addressTry from './try/address.ts';
import devicesTry from './try/devices.ts';
import encoderTry from './try/encoder.ts';
import * as words from './words.yaml';
import { frameNames, heightNames, limits } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

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
      <ToolPage title={words.toolPage.title} lead={words.toolPage.lead}>
        <Try
          of={addressTry}
          title={words.tryPart.title}
          look="bare"
          status={words.tryPart.status({ until: signed['until']! })}
        >
          <Bench label={words.tryPart.label} inputs={<AddressFields />} beside={<Code />}>
            <Addresses />
          </Bench>
        </Try>
        <Try
          of={encoderTry}
          title={words.tryPartSection.title}
          look="bare"
          status={texts['verdict']!}
          className={styles.next}
        >
          <Bench label={words.tryPartSection.label} inputs={<EncoderFields />} beside={<Command />}>
            <Encoder />
          </Bench>
        </Try>
        <Try of={devicesTry} title={words.devices.title} look="bare" status={exampleStatus} className={styles.next}>
          <Container>
            <DeviceCheck />
          </Container>
        </Try>
        <Explanation>
          <Chapter title={words.explanation.title}>
            <Points points={words.workings} />
          </Chapter>
          <Chapter title={words.explanation.chapterTitle}>
            <Points points={limits} />
            <p>
              <Copy text={words.further} />
            </p>
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
      <Field name="push" label={words.addressFields.push} defaultValue={push} inputMode="url" {...host} />
      <Field name="play" label={words.addressFields.fieldLabel} defaultValue={play} inputMode="url" {...host} />
      <Field name="app" label={words.addressFields.app} defaultValue={app} {...name} />
      <Field name="stream" label={words.addressFields.stream} defaultValue={stream} {...name} />
      <Field name="pushKey" label={words.addressFields.pushKey} defaultValue={pushKey} {...key} />
      <Field name="playKey" label={words.addressFields.playKey} defaultValue={playKey} {...key} />
      <SelectField
        name="validity"
        label={words.addressFields.selectFieldLabel}
        selected={validity}
        options={words.validityNames}
      />
      <p className={styles.hint}>{words.addressFields.text}</p>
    </FieldGroup>
  );
}

function EncoderFields() {
  const { height, frames, uplink } = encoder.example;
  return (
    <FieldGroup>
      <SelectField name="height" label={words.encoderFields.height} selected={String(height)} options={heightNames} />
      <SelectField
        name="frames"
        label={words.encoderFields.selectFieldLabel}
        selected={String(frames)}
        options={frameNames}
      />
      <div className={styles.line}>
        <Group label={words.encoderFields.groupLabel} role="radiogroup">
          <Option name="line" value="regular" label={words.encoderFields.optionLabel} defaultChecked />
          <Option name="line" value="fast" label={words.encoderFields.line} />
        </Group>
      </div>
      <NumberField
        name="uplink"
        label={words.encoderFields.numberFieldLabel}
        unit="Mbps"
        scale={encoder.fields.uplink}
        value={uplink}
      />
    </FieldGroup>
  );
}

function Code() {
  const code = qrMatrix(addresses.hls)!;
  return (
    <figure className={styles.code}>
      <svg viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`} data-qr="" role="img" aria-label={words.code.label}>
        <path d={matrixPath(code)} fill="#000" />
      </svg>
      <figcaption>
        <Copy text={words.code.caption} />
      </figcaption>
    </figure>
  );
}

function Addresses() {
  return (
    <Pane title={words.addresses.title} meta={<span data-text="until">{signed['until']}</span>}>
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
            {words.addresses.text}
          </Press>
          <Press icon="link" data-copy-text="link">
            {words.addresses.pressText}
          </Press>
        </HandOver>
      </div>
    </Pane>
  );
}

function Command() {
  return (
    <pre className={styles.command} data-text="command" tabIndex={0} role="group" aria-label={words.command.label}>
      {texts['command']}
    </pre>
  );
}

function Encoder() {
  return (
    <Pane title={words.encoder.title} meta="H.264, AAC">
      <p className={styles.verdict} data-text="verdict">
        {texts['verdict']}
      </p>
      <svg
        viewBox="0 0 1000 30"
        preserveAspectRatio="none"
        role="img"
        aria-label={words.encoder.label}
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
          {words.encoder.text}
        </Press>
        <Press icon="terminal" data-copy-text="command">
          {words.encoder.pressText}
        </Press>
        <Press icon="braces" data-copy-text="json">
          {words.encoder.copyJson}
        </Press>
        <Press icon="link" data-copy-text="link">
          {words.encoder.copyLink}
        </Press>
      </HandOver>
    </Pane>
  );
}
