import { describe, expect, it } from 'vitest';
import { withServices } from '../../../config/rules/service-origins.ts';

const none = { scripts: [], connections: [], pictures: [], frames: [] };
const off = { sharing: null, chat: null, analytics: null };

describe('what pages may load for the services that are configured', () => {
  it('is nothing while no service is configured', () => {
    expect(withServices(none, off)).toEqual(none);
  });

  it('is the origin of each, once, besides the configured origins', () => {
    const services = {
      sharing: { script: 'https://cdn.example/bridge.js' },
      chat: { script: 'https://cdn.example/chat.js', global: 'chat' },
      analytics: { collect: 'https://collect.example:8443/clicks' },
    };
    expect(
      withServices({ ...none, scripts: ['https://known.example'], pictures: ['https://pictures.example'] }, services),
    ).toEqual({
      scripts: ['https://known.example', 'https://cdn.example'],
      connections: ['https://collect.example:8443'],
      pictures: ['https://pictures.example'],
      frames: [],
    });
  });

  it('needs nothing for addresses of our own site', () => {
    expect(withServices(none, { ...off, analytics: { collect: '/clicks' } })).toEqual(none);
  });
});
