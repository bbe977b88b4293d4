/**
 * Where there is land between 69° N and 50° S, as runs of dots: columns of 3.6 degrees from 168° W, rows of a Miller projection that begins at 74° N.
 * Browsers paint no dash on a line without length, nor one that begins where its line ends: a dot by itself is a run of a tenth, and the
 * gaps are a little short.
 */
const land =
  'M1 3h22M26 3h2M32 3h4M50 3h7M60 3h37M0 4h21M23 4h.1M25 4h2M32 4h2M40 4h2M50 4h2M54 4h1M58 4h38M98 4h.1M1 5h19' +
  'M23 5h.1M27 5h.1M33 5h1M48 5h3M53 5h43M0 6h3M5 6h14M25 6h1M34 6h.1M48 6h3M53 6h.1M55 6h34M92 6h.1M3 7h.1M9 7h11M25 7h3' +
  'M45 7h.1M50 7h.1M53 7h32M90 7h1M10 8h12M25 8h4M45 8h.1M53 8h30M90 8h1M11 9h12M25 9h5M44 9h2M48 9h37M90 9h.1M11 10h16' +
  'M47 10h39M12 11h16M46 11h10M58 11h26M12 12h16M46 12h3M51 12h3M57 12h2M61 12h22M86 12h.1M12 13h14M44 13h2M50 13h.1' +
  'M52 13h4M58 13h1M62 13h20M12 14h12M44 14h2M54 14h5M62 14h16M81 14h.1M85 14h.1M13 15h12M45 15h4M57 15h22M83 15h2' +
  'M14 16h9M44 16h6M52 16h1M56 16h23M16 17h3M44 17h15M61 17h18M17 18h2M43 18h12M57 18h3M65 18h15M17 19h2M24 19h.1' +
  'M42 19h14M58 19h4M66 19h4M72 19h5M18 20h1M21 20h.1M26 20h.1M42 20h14M58 20h3M67 20h2M73 20h2M21 21h2M42 21h15' +
  'M59 21h1M67 21h1M74 21h2M26 22h1M42 22h16M60 22h.1M68 22h.1M75 22h1M81 22h.1M25 23h4M43 23h17M74 23h.1M81 23h.1' +
  'M25 24h6M49 24h10M73 24h.1M78 24h.1M24 25h8M49 25h9M74 25h.1M77 25h1M80 25h.1M24 26h11M49 26h8M75 26h.1M78 26h.1' +
  'M80 26h.1M82 26h3M24 27h12M50 27h7M76 27h1M85 27h2M25 28h11M50 28h7M88 28h.1M25 29h10M50 29h7M60 29h.1M83 29h.1' +
  'M86 29h.1M27 30h8M50 30h6M59 30h.1M81 30h3M86 30h.1M27 31h7M50 31h5M59 31h.1M79 31h8M92 31h.1M27 32h6M51 32h4M59 32h.1' +
  'M78 32h10M27 33h5M51 33h4M78 33h10M27 34h5M52 34h2M79 34h9M27 35h4M52 35h.1M79 35h.1M84 35h4M26 36h4M86 36h1' +
  'M95 36h.1M26 37h2M95 37h.1M26 38h2M87 38h.1M94 38h.1';

/** Side of a column, in the units of a map 1200 wide and 508 high. */
const STEP = 12;

/** The continents as dots, without borders; drawn in the coordinates of a map 1200 wide and 508 high. */
export function World({ color = '#c9d4ea', dot = 5.4 }: { color?: string; dot?: number }) {
  return (
    <path
      d={land}
      transform={`translate(${STEP / 2} ${STEP / 2}) scale(${STEP})`}
      stroke={color}
      strokeWidth={dot / STEP}
      strokeLinecap="round"
      strokeDasharray="0 .999"
    />
  );
}

const miller = (latitude: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180));

/** Where a place lies on that map; degrees, east and north positive. */
export function placeOf([longitude, latitude]: readonly [longitude: number, latitude: number]): [x: number, y: number] {
  const column = (((longitude + 168) % 360) + 360) % 360;
  return [Math.round((column / 360) * 1200), Math.round(((miller(74) - miller(latitude)) * 1200) / (2 * Math.PI))];
}

const latitudeAt = (y: number) => ((Math.atan(Math.exp((miller(74) - (y * 2 * Math.PI) / 1200) / 1.25)) - Math.PI / 4) * 180) / (0.4 * Math.PI);

/** Where the dots lie, in degrees: for other projections of the same world. */
export function landDots(): [longitude: number, latitude: number][] {
  return [...land.matchAll(/M(\d+) (\d+)h([\d.]+)/g)].flatMap(([, column, row, run]) =>
    Array.from({ length: Math.round(Number(run)) + 1 }, (_, dot) => {
      const longitude = -168 + (Number(column) + dot + 0.5) * 3.6;
      return [longitude, latitudeAt((Number(row) + 0.5) * STEP)] as [number, number];
    }),
  );
}
