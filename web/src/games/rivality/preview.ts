import { kebab } from '../../lib/names';
import type { LegalMove, Scene, Sight } from '../../lib/protocol';
import type { Voice } from '../../lib/text';
import type { Effect, Preview } from '../game';
import { gesture } from './decisions';
import { Effects } from './effects';
import { outlook } from './outlook';
import { face } from './tiles';
import { coordinates, placeOf, tileAt } from './places';
import { sideValues } from './sides';
import { cellAt, fieldAt, moveOf, sideOf, viewOf } from './view';

/** A legal move before it is made, in words: where it leads, and what it would bring by what the engine foresees. */
export function preview(scene: Scene, move: LegalMove, sight: Sight | null, voice: Voice): Preview {
  const view = viewOf(scene);
  const say = voice.texts.say.bind(voice.texts);
  const kind = kebab(move.typed.type);
  const { target } = gesture(scene, move);
  const at = target?.startsWith('cell:') ? cellAt(target) : null;
  const typed = moveOf(move);
  const tile = typed.type === 'Place' ? typed.tile : ((at && fieldAt(view, at.x, at.y)?.tile) ?? '');
  const solo = view.mode === 'solo';
  const name = tile ? say(`kind-${face(tile).kind}`) : say('riv-unknown-tile');
  const values = {
    cell: at ? coordinates(at) : '',
    place: at ? placeOf(voice.texts, at, solo) : '',
    there: at ? tileAt(voice.texts, tile, name, at, solo) : '',
    tile: name,
    direction: 'direction' in typed ? say(`direction-${typed.direction}`) : '',
    ...sideValues(view, typed.type === 'Remove' ? sideOf(typed.colour) : -1, voice),
    mirror: at ? coordinates({ x: at.x, y: 5 - at.y }) : '',
  };
  return {
    title: say(`riv-title-${kind}`, values),
    detail: say(`riv-detail-${kind}`, values),
    verb: say(`riv-verb-${kind}`, values),
    effects: sight ? effectsOf(scene, sight, voice) : [],
  };
}

function effectsOf(scene: Scene, sight: Sight, voice: Voice): Effect[] {
  const view = viewOf(scene);
  const found = outlook(view, sight);
  return new Effects(view, found, voice).all();
}
