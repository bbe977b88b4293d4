import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

/** A voice room in the Gulf at night: the words run from right to left. */
export function Majlis() {
  return (
    <svg
      viewBox="0 0 560 300"
      fill="none"
      role="img"
      aria-label="中东语聊房：界面从右到左，四个麦位，房主正在说话，窗外是新月"
    >
      <path d="M0 0h560v300H0z" fill="#13224f" />
      <path d="M0 300V216h70v-40q26-44 52 0v40h70v-84l20-26 20 26v84h120v-58q34-56 68 0v58h160v84z" fill="#0c1838" />
      <path d="M466 44a30 30 0 1 0 26 44 26 26 0 0 1-26-44z" fill="#ffd592" />
      <rect x="118" y="58" width="324" height="204" rx="20" fill="#1d3272" stroke="#3a5290" />
      <Text x={420} y={86} size={17} weight={600} anchor="end" fill="#fff">
        مجلس الليل
      </Text>
      <Text x={140} y={86} size={14} fill="#b4c2de">
        1,204
      </Text>
      {['Omar', 'Layla', 'Khalid', 'Noor'].map((name, seat) => (
        <g key={name}>
          {seat === 3 ? (
            <circle cx={178 + seat * 68} cy={148} r="33" stroke="var(--on-night-accent)" strokeWidth="3" />
          ) : null}
          <Avatar
            x={178 + seat * 68}
            y={148}
            r={26}
            seed={name}
            ground={['#cfdcff', '#ffe0cc', '#cdeee8', '#e4dcff'][seat]!}
          />
        </g>
      ))}
      <Waveform x={240} y={222} bars={28} gap={6} height={34} color="var(--on-night-accent)" />
      <Text x={140} y={222} size={14} fill="#b4c2de">
        187 ms
      </Text>
    </svg>
  );
}

/** A call between two on modest phones: the picture gives way before the voice does. */
export function Archipelago() {
  return (
    <svg
      viewBox="0 0 560 300"
      fill="none"
      role="img"
      aria-label="东南亚一对一视频：低端手机上画面降到 360p，声音保持清楚，流量提示显示五分钟用了 11 MB"
    >
      <path d="M0 0h560v300H0z" fill="#d8f1ea" />
      <circle cx="452" cy="84" r="44" fill="#ffb36b" />
      <path d="M0 236q40-16 80 0t80 0 80 0 80 0 80 0 80 0 80 0v64H0z" fill="#7fcdbb" />
      <path
        d="M430 236q0-70 24-104M454 132q-34-18-52 8M454 132q10-34 46-28M454 132q34 0 42 30M454 132q-22 12-24 42"
        stroke="#1f7a68"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="150" y="22" width="180" height="300" rx="26" fill="#0b1b34" />
      <path d="M160 56q0-24 22-24h116q22 0 22 24v244H160z" fill="#ffe3d3" />
      <Person x={240} y={300} size={150} seed="Sari" of={{ hair: 'long', skin: 2, mood: 'talk' }} />
      <rect x="252" y="46" width="58" height="76" rx="10" fill="#cfdcff" />
      <Person x={281} y={122} size={52} seed="Budi" of={{ hair: 'crop', skin: 2 }} />
      <rect x="40" y="196" width="172" height="44" rx="22" fill="#fff" />
      <Text x={62} y={218} size={15} weight={600}>
        360p，声音不降
      </Text>
      <rect x="290" y="150" width="168" height="44" rx="22" fill="#fff" />
      <Text x={312} y={172} size={15} weight={600}>
        5 分钟，11 MB
      </Text>
    </svg>
  );
}

/** A squad in the middle of a fight, heard from where they stand. */
export function Squad() {
  return (
    <svg
      viewBox="0 0 560 300"
      fill="none"
      role="img"
      aria-label="拉美手游开黑：小队语音里三人在线，方位提示标出左后方的队友，时延 44 毫秒"
    >
      <path d="M0 0h560v300H0z" fill="#ffe3c4" />
      <path d="M0 300V190l90-84 70 66 96-112 110 122 70-58 124 96v80z" fill="#f2a65a" />
      <path d="M0 300v-52l120-54 120 60 130-66 190 78v34z" fill="#2f6b4f" />
      <circle cx="280" cy="178" r="92" stroke="#fff" strokeWidth="2" strokeDasharray="3 8" />
      <circle cx="280" cy="178" r="52" stroke="#fff" strokeWidth="2" strokeDasharray="3 8" />
      <path d="M280 190l-12 16h24zM204 226h0M338 122h0" fill="#fff" stroke="#fff" strokeWidth="4" />
      <circle cx="206" cy="226" r="11" fill="var(--warm)" stroke="#fff" strokeWidth="3" />
      <circle cx="338" cy="122" r="11" fill="var(--primary)" stroke="#fff" strokeWidth="3" />
      {['Luna', 'Mateo', 'Bia'].map((name, row) => (
        <g key={name}>
          <rect x="26" y={24 + row * 46} width="138" height="38" rx="19" fill="#0b1b34" fillOpacity=".86" />
          <Avatar x={46} y={43 + row * 46} r={15} seed={name} />
          <Text x={70} y={43 + row * 46} size={14} fill="#fff">
            {name}
          </Text>
          <Waveform
            x={122}
            y={43 + row * 46}
            bars={6}
            gap={5}
            height={16}
            from={row * 5}
            color={row ? '#5f74a6' : 'var(--on-night-accent)'}
          />
        </g>
      ))}
      <rect x="404" y="24" width="130" height="38" rx="19" fill="#0b1b34" fillOpacity=".86" />
      <Text x={469} y={43} size={14} anchor="middle" fill="#fff">
        São Paulo 44 ms
      </Text>
    </svg>
  );
}

/** A live shop: the host, the thing, and what it costs with tax. */
export function LiveShop() {
  return (
    <svg
      viewBox="0 0 560 300"
      fill="none"
      role="img"
      aria-label="日本电商直播：主播展示茶碗，含税价格与经营者信息常驻画面，观看时延 0.9 秒"
    >
      <path d="M0 0h560v300H0z" fill="#efe7f6" />
      <path d="M0 300V60l62-40 62 40v240zM436 300V92l48-30 76 48v190z" fill="#d9cbea" />
      <path d="M24 90h24M76 90h24M24 130h24M76 130h24M462 130h24M510 130h24" stroke="#fff" strokeWidth="16" />
      <path d="M0 254h560v46H0z" fill="#b9793f" />
      <Person
        x={232}
        y={256}
        size={190}
        seed="host"
        of={{ trade: 'clerk', hair: 'bun', color: 'ink', skin: 0, cloth: '#e4486d' }}
      />
      <path d="M338 206h66q0 44-33 44t-33-44z" fill="#4d7f78" />
      <path d="M356 250h30v6h-30z" fill="#35605a" />
      <path d="M360 192q-8-10 0-20M378 192q-8-10 0-20" stroke="#9a86b4" strokeWidth="3" strokeLinecap="round" />
      <rect x="26" y="24" width="104" height="34" rx="17" fill="#c8321f" />
      <Text x={78} y={41} size={14} weight={600} anchor="middle" fill="#fff">
        LIVE 0.9 s
      </Text>
      <rect x="370" y="100" width="164" height="66" rx="14" fill="#fff" />
      <Text x={388} y={122} size={17} weight={650}>
        ¥4,800（税込）
      </Text>
      <Text x={388} y={146} size={13} fill="var(--ink-muted)">
        特商法表示・返品可
      </Text>
    </svg>
  );
}
