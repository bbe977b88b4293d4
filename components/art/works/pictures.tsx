import { draw } from '../../ui/seed.ts';
import { Glyph } from '../kit/glyph.tsx';
import { Person } from '../kit/people/person.tsx';
import { Text } from '../kit/text.tsx';
import { Panel } from './panel.tsx';
import type { Work } from './work.ts';

const skies = ['#ffe3d3', '#cfdcff', '#d5f1ec', '#ffe9b8', '#e4dcff'];

/** A broadcast: the host, the audience, rising hearts. */
export const broadcast: Work = ({ seed, talk: [asks] }) => {
  return (
    <Panel dark>
      <rect x="8" y="8" width="224" height="144" rx="9" fill={skies[draw({ seed, index: 1, below: 5 })]} />
      <Person x={104} y={152} size={124} seed={`host ${seed}`} of={{ mood: 'talk' }} />
      <rect x="18" y="18" width="50" height="20" rx="10" fill="var(--danger)" />
      <circle cx="28" cy="28" r="3.5" fill="#ffffff" />
      <Text x={36} y={28} size={13.5} weight={600} fill="#ffffff">
        直播
      </Text>
      <rect x="162" y="18" width="60" height="20" rx="10" fill="#071126" fillOpacity=".72" />
      <Glyph x={173} y={28} r={9} name="users" ground="none" />
      <path d="M188 28h24" stroke="#ffffff" strokeWidth="5" strokeLinecap="round" opacity=".6" />
      <rect x="16" y="122" width={[...asks].length * 13 + 20} height="22" rx="11" fill="#071126" fillOpacity=".72" />
      <Text x={26} y={133} size={13.5} fill="#ffffff">
        {asks}
      </Text>
      {[0, 1, 2].map((heart) => (
        <path
          key={heart}
          transform={`translate(${194 + draw({ seed, index: 4 + heart, below: 20 }) - heart * 4} ${120 - heart * 26}) scale(${1 - heart * 0.2})`}
          d="M0 4C-2-4-14-4-12 6C-11 12-4 15 0 19C4 15 11 12 12 6C14-4 2-4 0 4Z"
          fill={heart === 1 ? 'var(--warm)' : '#e4486d'}
          opacity={1 - heart * 0.22}
        />
      ))}
    </Panel>
  );
};

/** A film that is played: hills at some hour of the day, and how far it has come. */
export const player: Work = ({ seed }) => {
  const sky = skies[draw({ seed, index: 0, below: 5 })];
  const ridge = [0, 1, 2, 3].map((index) => 50 + draw({ seed, index: 1 + index, below: 36 }));
  const done = 40 + draw({ seed, index: 6, below: 130 });
  return (
    <Panel dark>
      <rect x="8" y="8" width="224" height="118" rx="9" fill={sky} />
      <circle cx={60 + draw({ seed, index: 7, below: 120 })} cy="40" r="15" fill="#ffffff" opacity=".85" />
      <path
        d={`M8 126V${ridge[0]}L66 ${ridge[1]}L120 ${ridge[0]! + 14}L176 ${ridge[2]}L232 ${ridge[3]}V126Z`}
        fill="#3d5fae"
        opacity=".55"
      />
      <path
        d={`M8 126V${ridge[3]! + 30}L84 ${ridge[2]! + 26}L150 ${ridge[1]! + 34}L232 ${ridge[0]! + 22}V126Z`}
        fill="#14306f"
        opacity=".8"
      />
      <circle cx="120" cy="67" r="21" fill="#071126" fillOpacity=".72" />
      <path d="M114 56v22l18-11z" fill="#ffffff" />
      <path d="M16 142h208" stroke="#2d4a8f" strokeWidth="4" strokeLinecap="round" />
      <path d={`M16 142h${done}`} stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
      <circle cx={16 + done} cy="142" r="6" fill="#ffffff" />
    </Panel>
  );
};

/** A film that only its viewer can open. */
export const sealed: Work = (props) => (
  <g>
    {player(props)}
    <Glyph x={214} y={26} r={14} name="lock-keyhole" ground="var(--ink)" />
    <Text x={20} y={112} size={13.5} fill="#ffffff">
      {`ID ${10000 + draw({ seed: props.seed, index: 12, below: 89999 })}`}
    </Text>
  </g>
);

/** A stretch of film between two marks. */
export const cutting: Work = ({ seed }) => {
  const start = 50 + draw({ seed, index: 0, below: 40 });
  return (
    <Panel dark>
      {[0, 1, 2, 3].map((frame) => (
        <g key={frame} transform={`translate(${12 + frame * 55} 16)`}>
          <rect width="50" height="62" rx="6" fill={skies[(draw({ seed, index: 1, below: 5 }) + frame) % 5]} />
          <path
            d={`M0 56L16 ${34 - frame * 3}L28 48L40 ${30 + frame * 4}L50 50V56a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z`}
            fill="#24428c"
            opacity=".7"
          />
        </g>
      ))}
      <rect x="12" y="98" width="216" height="40" rx="8" fill="#1b3570" />
      <rect x={start} y="98" width="96" height="40" rx="8" fill="var(--primary)" stroke="#8fa9ff" strokeWidth="2" />
      <path d={`M${start + 8} 110v16M${start + 88} 110v16`} stroke="#ffffff" strokeWidth="3" strokeLinecap="round" />
      <path d={`M${start + 48} 88v60`} stroke="var(--warm)" strokeWidth="2.5" strokeLinecap="round" />
    </Panel>
  );
};

/** A face with its points found. */
export const face: Work = ({ seed }) => {
  return (
    <Panel>
      <path d="M14 0H120V160H14A14 14 0 0 1 0 146V14A14 14 0 0 1 14 0Z" fill="#e6ebf5" />
      <path d="M120 0H226A14 14 0 0 1 240 14V146A14 14 0 0 1 226 160H120Z" fill="#ffe3d3" />
      <Person x={120} y={160} size={148} seed={`face ${seed}`} of={{ wear: 'crew' }} />
      <path d="M120 0v160" stroke="#ffffff" strokeWidth="3" />
      <circle cx="120" cy="140" r="13" fill="#ffffff" />
      <path
        d="M114 140h12M117 136l-4 4 4 4M123 136l4 4-4 4"
        stroke="var(--ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[
        [134, 54],
        [146, 66],
        [128, 72],
        [140, 84],
        [152, 50],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" fill="var(--primary)" />
      ))}
    </Panel>
  );
};
