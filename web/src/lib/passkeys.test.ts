import { expect, test, vi } from 'vitest';
import { bytes, canUsePasskeys, written } from './passkeys';

test('bytes travel as text and back', () => {
  for (const size of [0, 1, 2, 3, 32]) {
    const given = Uint8Array.from({ length: size }, (_, at) => 255 - at * 7);
    expect(written(given.buffer)).not.toMatch(/[+/=]/);
    expect([...bytes(written(given.buffer))]).toEqual([...given]);
  }
});

test('passkeys need a safe connection to a site with a name', () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
  for (const host of ['127.0.0.1', '192.168.0.7', '[::1]']) expect(canUsePasskeys(host)).toBe(false);
  for (const host of ['localhost', 'play.example', '1up.example']) expect(canUsePasskeys(host)).toBe(true);
  vi.stubGlobal('isSecureContext', false);
  expect(canUsePasskeys('play.example')).toBe(false);
  vi.unstubAllGlobals();
});
