import { kebab } from '../../lib/names';
import type { LegalMove, Scene, Sight } from '../../lib/protocol';
import type { Voice } from '../../lib/text';
import type { Preview } from '../game';
import { gesture } from './decisions';
import { Effects } from './effects';
import { outlook } from './outlook';
import { face } from './tiles';
import { coordinates, placeOf, tileAt } from './places';
import { sideValues } from './sides';
import { cellAt, fieldAt, moveOf, sideOf, viewOf } from './view';

/** What a legal move would do, in words: where it leads, and the consequences that the engine foresees. */
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
  const look = sight && outlook(view, sight);
  const rival = look?.wizards.find(({ side }) => side !== sideOf(view.human));
  const values = {
    cell: at ? coordinates(at) : '',
    place: at ? placeOf(voice.texts, at, solo) : '',
    there: at ? tileAt(voice.texts, tile, name, at, solo) : '',
    tile: name,
    direction: 'direction' in typed ? say(`direction-${typed.direction}`) : '',
    ...sideValues(view, typed.type === 'Remove' ? sideOf(typed.colour) : -1, voice),
    mirror: rival ? coordinates(rival) : 'unknown',
  };
  return {
    title: say(`riv-title-${kind}`, values),
    detail: say(`riv-detail-${kind}`, values),
    verb: say(`riv-verb-${kind}`, values),
    effects: look ? new Effects(view, look, voice).all() : [],
  };
}
