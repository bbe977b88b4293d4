import { plan as says } from './words.yaml';

/** What a number of people needs and costs, in fen; `months` is null where five years do not pay it back. */
export type Plan = {
  people: number;
  roles: readonly [business: number, media: number, storage: number];
  days: number;
  rights: number;
  hardware: number;
  monthly: number;
  elsewhere: number;
  months: number | null;
};

const grouped = (value: number) => value.toLocaleString('en');
const yuan = (fen: number) => `¥${grouped(Math.round(fen / 100))}`;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function reading({ people, roles, days, rights, hardware, monthly, elsewhere, months }: Plan) {
  const machines = sum(roles);
  const back = months === null ? says.never : says.month({ months });
  return {
    texts: {
      people: says.people({ people: grouped(people) }),
      machines: says.machines({ machines }),
      days: says.days({ days }),
      rights: yuan(rights),
      hardware: yuan(hardware),
      first: yuan(rights + hardware),
      monthly: yuan(monthly),
      elsewhere: yuan(elsewhere),
      months: back,
    },
    status: (months === null ? says.statusNever : says.status)({ people: grouped(people), machines, days, back }),
  };
}

const colors = ['--tint', '--second', '--third'];
const slots = 15;

/** A rack from its foot up: a machine in each slot, by what it does. */
export function rack({ roles }: Plan): string {
  const names = roles[0] === 0 ? ['', '', says.roles.all] : [says.roles.business, says.roles.media, says.roles.storage];
  const filled = [2, 1, 0].flatMap((role) => Array.from({ length: roles[role]! }, () => role));
  const units = Array.from({ length: slots }, (_, index) => {
    const y = 442 - index * 30;
    const role = filled[index];
    if (role === undefined) return `<path d="M24 ${y + 13}H176" stroke="var(--rule)" stroke-width="2"/>`;
    const color = `var(${roles[0] === 0 ? '--tint' : colors[role]})`;
    return `<rect x="22" y="${y}" width="156" height="26" rx="3" fill="var(--card)" stroke="${color}" stroke-width="2"/><path d="M22 ${y + 2}v22" stroke="${color}" stroke-width="8"/><circle cx="164" cy="${y + 13}" r="4" fill="${color}"/><text x="38" y="${y + 18}" font-size="18" font-weight="600" fill="currentColor">${names[role]}</text>`;
  });
  return `<svg viewBox="0 0 200 500" fill="none" role="img" aria-label="${says.rack({ machines: filled.length })}"><rect x="8" y="4" width="184" height="482" rx="8" stroke="currentColor" stroke-width="3"/><path d="M40 486v12M160 486v12" stroke="currentColor" stroke-width="8"/>${units.join('')}</svg>`;
}
