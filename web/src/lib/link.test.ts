import { describe, expect, it } from 'vitest';
import { codeIn, isLocal } from './link';

describe('links', () => {
  it.each(['localhost', 'play.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s works on this machine only', (host) => expect(isLocal(host)).toBe(true));
  it.each(['192.168.1.7', 'play.example', '128.0.0.1', 'localhost.example'])('%s works for others, too', (host) => expect(isLocal(host)).toBe(false));
  it('knows a code however it is typed', () => {
    expect(codeIn(' ab2-cd ')).toBe('AB2CD');
    expect(codeIn('abcdefghij')).toBe(null);
    expect(codeIn('AB0CD')).toBe(null);
  });
});
