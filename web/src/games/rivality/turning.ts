/** How far a wheel turns before the tile does, in pixels, and how long the tile then ignores it, in milliseconds. */
const NOTCH = 40;
const REST = 140;

/** Turns something by the wheel, one quarter for each notch; with Ctrl the wheel zooms instead. */
export function turnByWheel(turn: (by: 1 | -1) => void): (event: WheelEvent) => void {
  let [rolled, rested] = [0, 0];
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (event.timeStamp < rested) return;
    rolled += event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
    if (Math.abs(rolled) < NOTCH) return;
    turn(rolled > 0 ? 1 : -1);
    [rolled, rested] = [0, event.timeStamp + REST];
  };
}
