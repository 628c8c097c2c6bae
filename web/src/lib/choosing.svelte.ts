import { Fault, type GameInfo } from './api';
import { gamesList } from './games';
import { people } from './people.svelte';
import type { Options } from './protocol';
import { speech, t } from './speech.svelte';

/** A form in which somebody chooses a game and its options, gives a name and sends a wish: a table, an event. */
export class Choosing {
  games = $state.raw<GameInfo[] | null>(null);
  failed = $state(false);
  id = $state<string | null>(null);
  chosen = $state<Options>({});
  name = $state('');
  busy = $state(false);
  /** What went wrong, in words. */
  toast = $state<string | null>(null);
  readonly game = $derived(this.games?.find((found) => found.id === this.id) ?? this.games?.[0]);

  /** Begins while a component is made: the texts of the chosen game follow the choice. */
  constructor() {
    this.load();
    people.find().then((me) => (this.name = me && me.name !== t('guest') ? me.name : ''), () => undefined);
    $effect(() => {
      if (this.game) void speech.use(this.game.id).catch(() => (this.failed = true));
    });
  }

  load(): void {
    this.failed = false;
    gamesList.all().then((found) => (this.games = found), () => (this.failed = true));
  }

  choose(id: string): void {
    [this.id, this.chosen] = [id, {}];
  }

  /** Does what was wished for, once at a time; what the server refuses is told. */
  async send(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (problem) {
      this.toast = problem instanceof Fault ? t(problem.fault, problem.values) : t('fault-offline');
    }
    this.busy = false;
  }
}
