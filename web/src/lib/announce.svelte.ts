/** What a screen reader should say; the live regions of the page show it. */
class Announcer {
  polite = $state('');
  urgent = $state('');

  say(text: string): void {
    this.polite = this.polite === text ? `${text}\u00A0` : text;
  }

  interrupt(text: string): void {
    this.urgent = this.urgent === text ? `${text}\u00A0` : text;
  }
}

export const announcer = new Announcer();
