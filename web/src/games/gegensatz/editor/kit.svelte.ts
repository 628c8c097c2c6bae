/** The tool in hand: cards are taken and exchanged, or the wand of a seat is set beside a relic. */
class Kit {
  tool = $state<'move' | number>('move');
}

export const kit = new Kit();
