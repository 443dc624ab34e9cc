import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueueService, Logger, type JobQueue } from '@vendure/core';

/** What shoppers do besides changing the cart. A shop would pass it on to its statistics. */
@Injectable()
export class EventService implements OnModuleInit {
  private queue: JobQueue<{ name: string; data: string }>;

  constructor(private readonly queues: JobQueueService) {}

  async onModuleInit(): Promise<void> {
    this.queue = await this.queues.createQueue({
      name: 'cart-events',
      process: async ({ data }) => Logger.verbose(`${data.name} ${data.data}`, 'cart-events'),
    });
  }

  /** Does not wait: a queue that is away must not hold up the shopper. */
  count(name: string, data: object): boolean {
    this.queue.add({ name, data: JSON.stringify(data) }).catch((error) => Logger.error(String(error), 'cart-events'));
    return true;
  }
}
