import { describe, expect, it } from 'vitest';
import { channels, type Role, roles, verdictOf, viewOf } from '../../../pages/products/qchat/model.ts';

const verdict = (id: string, ...held: Role[]) => verdictOf(channels.find((channel) => channel.id === id)!, held);

describe('the rights of a channel', () => {
  it('follow the server where the channel says nothing', () => {
    expect(verdict('tactics')).toEqual({ sees: true, speaks: true, why: '没有例外，随服务器' });
  });

  it('open a closed channel to a group', () => {
    expect(verdict('mods')).toEqual({ sees: false, speaks: false, why: '拒绝全体成员看见' });
    expect(verdict('mods', 'moderator')).toEqual({ sees: true, speaks: true, why: '允许版主看见' });
  });

  it('never let muted members write, whatever their other roles allow', () => {
    for (const role of Object.keys(roles) as Role[])
      for (const id of ['hello', 'team', 'tactics', 'squad', 'voice'])
        expect(verdict(id, role, 'muted').speaks).toBe(false);
  });

  it('are counted for the groups that one has', () => {
    expect(viewOf([]).status).toBe('全体成员：七个频道看得见 4 个，能发言 2 个');
    expect(viewOf(['squad', 'moderator']).status).toBe('一队队员、版主：七个频道看得见 7 个，能发言 6 个');
  });
});
