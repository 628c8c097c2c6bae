import { grown, type Analysis, type Report } from './analysis';
import { Fault, get, send } from './api';

/** Milliseconds between two looks. */
const OFTEN = 900;
const SELDOM = 4000;
/** How often it is asked for in vain. */
const MOST_ASKED = 3;

/** The analysis of a finished game while it is computed, and afterwards. */
export class Review {
  report = $state.raw<Report | null>(null);
  done = $state(false);
  fault = $state.raw<Fault | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #over = false;

  constructor(private readonly table: string) {}

  /** Asks for the analysis, again if it was interrupted, and reads what was found until it is done. */
  follow(): void {
    this.#asked = 0;
    this.fault = null;
    void this.#look();
  }

  /** Asks for another run, which tells how certain the figures are. */
  async again(): Promise<void> {
    try {
      await send('POST', `/api/tables/${this.table}/analysis?again=true`);
      this.follow();
    } catch (problem) {
      this.fault = problem instanceof Fault ? problem : new Fault(0, 'fault-offline');
    }
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    let wait = OFTEN;
    try {
      await this.#read();
      this.fault = null;
    } catch (problem) {
      this.fault = problem instanceof Fault ? problem : new Fault(0, 'fault-offline');
      if (this.fault.status !== 0) return;
      wait = SELDOM;
    }
    if (!this.done && !this.#over) this.#timer = setTimeout(() => void this.#look(), wait);
  }

  async #read(): Promise<void> {
    const address = `/api/tables/${this.table}/analysis`;
    const known = this.report?.steps.length ?? 0;
    const { status, report } = await get<Analysis>(`${address}?since=${known}`);
    if (report) this.report = grown(this.report, report);
    if ((this.report?.steps.length ?? 0) > known) this.#asked = 0;
    this.done = status === 'done';
    if (status === 'none' || status === 'paused') {
      this.#asked += 1;
      if (this.#asked > MOST_ASKED) throw new Fault(503, 'analysis-stuck');
      await send('POST', address);
    }
  }
}
