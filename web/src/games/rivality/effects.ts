/** The consequences of a move, as chips: each spell with its calculation, sieges, the end of the game, the points. */
import type { RivalityEvent } from '../../lib/generated/socket';
import type { Values, Voice } from '../../lib/text';
import type { Effect } from '../game';
import { verdict, type Beam, type Change, type Outlook } from './outlook';
import { face } from './tiles';
import { coordinates } from './places';
import { sideName, sideValues } from './sides';
import { cellId, fieldAt, holder, ownSide, sideOf, type View } from './view';

type Say = (message: string, values?: Values) => string;

export class Effects {
  readonly #say: Say;
  readonly #own: number;

  constructor(
    private readonly view: View,
    private readonly look: Outlook,
    private readonly voice: Voice,
  ) {
    this.#say = voice.texts.say.bind(voice.texts);
    this.#own = ownSide(view);
  }

  all(): Effect[] {
    const { beams, events } = this.look;
    const hits = beams.filter(({ kind }) => kind === 'cast' || kind === 'delayed');
    const misses = beams.filter((beam) => !hits.includes(beam));
    return [
      ...hits.map((beam) => this.#hit(beam)),
      ...this.#uncertain(),
      ...events.flatMap((event) => this.#also(event)),
      ...this.#then(),
      ...misses.map((beam) => this.#miss(beam)),
      ...this.#points(),
      ...this.#wizard(),
    ];
  }

  #side(side: number): Values {
    return sideValues(this.view, side, this.voice);
  }

  /** The kind of a tile, or its place while it is unknown. */
  #tile(x: number, y: number): string {
    const placed = this.look.placed;
    const tile = placed?.x === x && placed.y === y ? placed.tile : fieldAt(this.view, x, y)?.tile;
    return tile ? this.#say(`kind-${face(tile).kind}`) : coordinates({ x, y });
  }

  #values(beam: Beam): Values {
    const { summoned, repelled, landed } = beam;
    const range = Math.abs(beam.to.x - beam.from.x) + Math.abs(beam.to.y - beam.from.y);
    return { direction: this.#say(`riv-way-${beam.direction}`), range, summoned, repelled, landed, tile: this.#tile(beam.to.x, beam.to.y) };
  }

  /** Who would hold the tile, if that changes. */
  #outcome(change: Change | undefined): string {
    const news = change && verdict(change, this.#own);
    if (!change || !news) return '';
    const values = { tile: this.#tile(change.x, change.y), ...this.#side(holder(change.leads)) };
    return this.#say(`riv-fx-then-${news}`, values);
  }

  #hit(beam: Beam): Effect {
    const change = this.look.changes.get(cellId(beam.to.x, beam.to.y));
    const news = change ? verdict(change, this.#own) : null;
    const mine = beam.side === this.#own;
    const how = beam.broken ? 'broken' : beam.repelled === 0 ? 'landed' : beam.landed > 0 ? 'some' : 'none';
    const who = mine ? '' : `${this.#say('riv-fx-by', this.#side(beam.side))} `;
    const late = beam.kind === 'delayed' ? `${this.#say('riv-fx-delayed')} ` : '';
    const text = who + late + [this.#say(`riv-fx-${how}`, this.#values(beam)), this.#short(beam), this.#outcome(change)].filter(Boolean).join(', ');
    const tone = news === 'yours' ? 'good' : news === 'theirs' ? 'bad' : mine && beam.landed === 0 ? 'quiet' : 'plain';
    const icon = beam.broken ? 'shield-broken' : beam.repelled > 0 ? 'shield' : beam.kind === 'delayed' ? 'i-hourglass' : undefined;
    const legend = beam.broken ? 'broken' : beam.repelled > 0 ? 'repelled' : beam.kind === 'delayed' ? 'triggered' : 'lands';
    return { tone, text, tip: this.#say(`riv-legend-${legend}`), ...(icon ? { icon } : {}) };
  }

  /** Says that the supply is too small for the whole spell. */
  #short({ summoned, strength }: Beam): string {
    return summoned < strength ? this.#say('riv-fx-short', { summoned, strength }) : '';
  }

  #miss(beam: Beam): Effect {
    const icon = { blocked: 'wizard', waits: 'i-hourglass', lost: undefined, undone: undefined, cast: undefined, delayed: undefined }[beam.kind];
    return { tone: 'quiet', text: this.#say(`riv-fx-${beam.kind}`, this.#values(beam)), tip: this.#say(`riv-legend-${beam.kind}`), ...(icon ? { icon } : {}) };
  }

  /** What else is certain. */
  #also(event: RivalityEvent): Effect[] {
    const side = 'colour' in event ? sideOf(event.colour) : -1;
    const mine = side === this.#own;
    const values = { ...this.#side(side), removed: event.event === 'golems-removed' ? event.removed : 0, tile: 'x' in event ? this.#tile(event.x, event.y) : '' };
    switch (event.event) {
      case 'golems-removed':
        return [{ tone: mine ? 'quiet' : 'good', text: this.#say('riv-fx-removed', values) }];
      case 'tile-besieged':
        return [{ tone: mine ? 'good' : 'bad', icon: 'i-swords', text: this.#say('riv-fx-siege', values) }];
      case 'no-spells':
        return [{ tone: 'bad', text: this.#say('riv-fx-no-spells') }];
      case 'supply-exhausted':
        return [{ tone: 'plain', icon: 'i-flag', text: this.#say('riv-fx-supply', values) }];
      case 'tiles-used-up':
      case 'way-closed':
        return [{ tone: 'plain', icon: 'i-flag', text: this.#say('riv-fx-end') }];
      case 'game-won':
        return [{ tone: mine ? 'good' : 'bad', icon: 'star', text: this.#say('riv-fx-wins', values) }];
      case 'solo-won':
      case 'solo-lost':
        return [{ tone: event.event === 'solo-won' ? 'good' : 'bad', icon: 'star', text: this.#say(`riv-fx-${event.event}`) }];
      default:
        return [];
    }
  }

  /** Says that hidden tiles make a part of it uncertain. */
  #uncertain(): Effect[] {
    if (this.look.certain) return [];
    const hidden = this.look.revealed.filter(({ tile }) => tile === null);
    return [{ tone: 'plain', icon: 'i-eye', text: this.#say('riv-fx-reveals', { count: hidden.length }) }];
  }

  /** The decision that the same player would face next. */
  #then(): Effect[] {
    const asks = ['cast', 'remove', 'delayed', 'siege'].includes(this.look.prompt ?? '');
    return asks ? [{ tone: 'plain', icon: 'i-next', text: this.#say(`riv-fx-ask-${this.look.prompt}`) }] : [];
  }

  /** Why a tile just laid adds nothing yet (RIV-14.2). */
  #wizard(): Effect[] {
    const goesOn = !this.look.events.some(({ event }) => event === 'game-scored');
    return this.look.placed && goesOn ? [{ tone: 'quiet', icon: 'wizard', text: this.#say('riv-fx-wizard'), tip: this.#say('riv-legend-coin-wizard') }] : [];
  }

  #points(): Effect[] {
    const { points } = this.look;
    if (!points) return [];
    return points.map(({ least, most }, side): Effect => {
      const from = this.view.points[side] ?? 0;
      const to = least === most ? String(least) : `${least}–${most}`;
      const mine = side === this.#own;
      const better = least > from ? 1 : most < from ? -1 : 0;
      const tone = better === 0 ? 'quiet' : better > 0 === mine ? 'good' : 'bad';
      return { tone, text: this.#say(mine ? 'riv-fx-points-you' : 'riv-fx-points', { name: sideName(this.view, side, this.voice), from, to }), tip: this.#say('riv-legend-change') };
    });
  }
}
