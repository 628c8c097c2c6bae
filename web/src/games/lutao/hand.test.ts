import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Aim } from '../../lib/aim.svelte';
import { speech } from '../../lib/speech.svelte';
import { Voice } from '../../lib/text';
import { ui } from '.';
import { fillLibrary, sceneOf, textsOf, voiceOf } from './fixtures/scenes';

speech.texts = textsOf('en');
fillLibrary();

it('speaks to nobody in games of others', () => {
  const scene = sceneOf('waiting');
  const args = { scene, seats: [], aim: new Aim(() => undefined), sights: new Map(), events: [], event: null, point: () => undefined };
  const own = render(ui.Hand, { props: { ...args, voice: voiceOf() } });
  expect(own.container.innerHTML).toMatch(/Your deck/);
  own.unmount();
  const others = render(ui.Hand, { props: { ...args, voice: new Voice(speech.texts, {}, ['Ada', 'Ben', 'Cleo', 'Dan'], -1) } });
  expect(others.getByRole('group', { name: 'This people’s hand' }).textContent).not.toMatch(/\b[Yy]our?\b/);
  expect(others.getByRole('img', { name: /^Combat cards: / })).toBeTruthy();
});
