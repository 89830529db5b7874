import type { World } from '@croupier/mock-server/node';

/** Creates the class of WebSockets that lead to a mock in this process; without one they are lost at once. */
export function createMockWebSocket(chatsNow: () => World['chats'] | undefined) {
  return class MockWebSocket extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    readonly #chat: ReturnType<World['chats']['connect']> | undefined;

    constructor() {
      super();
      this.#chat = chatsNow()?.connect(new Headers(), {
        send: (data) => void this.dispatchEvent(new MessageEvent('message', { data })),
        close: (code) => this.#end(code),
      });
      queueMicrotask(() => {
        if (this.#chat === undefined) return this.#end(1006);
        this.readyState = MockWebSocket.OPEN;
        this.dispatchEvent(new Event('open'));
        return undefined;
      });
    }

    send(text: string): void {
      void this.#chat?.receive(text);
    }

    close(): void {
      this.#chat?.lost();
      this.#end(1000);
    }

    #end(code: number): void {
      if (this.readyState === 3) return;
      this.readyState = 3;
      this.dispatchEvent(new CloseEvent('close', { code }));
    }
  };
}
