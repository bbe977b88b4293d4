import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Drawn } from '../../../../components/art/kit/moving.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

type Scale = { left: number; width: number; font: number };

function Lines({ left, width, font }: Scale) {
  const x = (milliseconds: number) => left + (milliseconds / 1000) * width;
  return (
    <>
      {(['付费方', '接单方'] as const).map((name, at) => (
        <g key={name}>
          <Text x={0} y={62 + at * 90} size={font} weight={600} fill="currentColor">
            {name}
          </Text>
          <path d={`M${x(0)} ${62 + at * 90}H${x(1000)}`} stroke="var(--rule)" strokeWidth="3" />
          <path
            d={`M${x(at === 0 ? 600 : 540)} ${44 + at * 90}H${x(1000)}v36H${x(at === 0 ? 600 : 540)}Z`}
            fill="var(--tint-soft)"
          />
          <Text x={x(at === 0 ? 600 : 540) + 8} y={62 + at * 90} size={font} fill="currentColor">
            有画面
          </Text>
        </g>
      ))}
      <path d={`M${x(0)} 30V212`} stroke="var(--muted)" strokeWidth="2" strokeDasharray="4 6" />
      <Text x={x(0)} y={16} size={font} fill="var(--muted)">
        点接听
      </Text>
      <Drawn d={`M${x(600)} 30V212`} color="var(--third)" width={3} />
      <Text x={x(600)} y={16} size={font} weight={600} anchor="middle" fill="var(--third-ink)">
        第一秒
      </Text>
      <path d={`M${x(0)} 212H${x(600)}v34H${x(0)}Z`} fill="var(--muted)" opacity=".2" />
      <Text x={x(300)} y={229} size={font} anchor="middle" fill="currentColor">
        600 毫秒，不收
      </Text>
      <path d={`M${x(600)} 212H${x(1000)}v34H${x(600)}Z`} fill="var(--tint)" />
      <Text x={x(800)} y={229} size={font} weight={600} anchor="middle" fill="var(--ground)">
        走表
      </Text>
    </>
  );
}

/** When the meter starts: after the later of the two first pictures. */
export function FirstSecond() {
  return (
    <Drawing
      title="从点接听到后到的那一帧约 600 毫秒，这一段不收钱；两边都有画面，表才开始走"
      wide={{ size: [1200, 250], art: <Lines left={110} width={1088} font={17} /> }}
      narrow={{ size: [358, 250], art: <Lines left={50} width={306} font={12} /> }}
    />
  );
}
