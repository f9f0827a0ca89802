// A mail server that takes everything and shows it.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export class Mailbox {
  #letters: string[] = [];
  #waiting: ((letter: string) => void)[] = [];
  #server = createServer((socket) => void this.#converse(socket));

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    mailbox.#server.listen(0, '127.0.0.1');
    await once(mailbox.#server, 'listening');
    return mailbox;
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The next letter, as a person reads it. */
  next(): Promise<string> {
    const letter = this.#letters.shift();
    return letter === undefined
      ? new Promise((resolve) => this.#waiting.push(resolve))
      : Promise.resolve(letter);
  }

  close(): void {
    this.#server.close();
  }

  async #converse(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    let letter: string[] | null = null;
    for await (const line of createInterface(socket)) {
      if (letter && line !== '.') letter.push(line);
      else if (letter) {
        this.#take(letter.join('\n').replace(/=\n/g, '').replace(/=3D/g, '='));
        letter = null;
        socket.write('250 taken\r\n');
      } else if (line.toUpperCase().startsWith('DATA')) {
        letter = [];
        socket.write('354 go on\r\n');
      } else socket.write(line.toUpperCase().startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
    }
  }

  #take(letter: string): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(letter);
    else this.#letters.push(letter);
  }
}
