import { Injectable } from '@nestjs/common';
import { TransactionalConnection, type Order, type OrderLine, type RequestContext } from '@vendure/core';
import { In, MoreThan, Not } from 'typeorm';
import { Appointment, Reservation } from './entities.js';
import { lockName } from './lock.js';
import { Refusal } from './refusal.js';

const minutes = 15;

/** Dates and their seats. A seat in a cart is held for 15 minutes, and again when the shopper goes on to the order. */
@Injectable()
export class AppointmentService {
  constructor(private readonly connection: TransactionalConnection) {}

  async bookable(ctx: RequestContext): Promise<readonly Appointment[]> {
    const all = await this.connection
      .getRepository(ctx, Appointment)
      .find({ where: { cancelled: false, date: MoreThan(new Date()) }, order: { date: 'ASC' } });
    const taken = await this.taken(
      ctx,
      all.map(({ code }) => code),
    );
    return all.filter(({ code, seats }) => seats > (taken.get(code) ?? 0));
  }

  ofCodes(ctx: RequestContext, codes: readonly string[]): Promise<Appointment[]> {
    return codes.length === 0
      ? Promise.resolve([])
      : this.connection.getRepository(ctx, Appointment).findBy({ code: In([...codes]) });
  }

  async reservationOf(ctx: RequestContext, lineId: string): Promise<Reservation | null> {
    return this.connection.getRepository(ctx, Reservation).findOneBy({ lineId });
  }

  /** Holds the seats of all tickets, or of those of one appointment, or of none: error 300 names those that cannot be had. */
  async reserve(
    ctx: RequestContext,
    order: Order,
    { only, forGood = false }: { readonly only?: string; readonly forGood?: boolean } = {},
  ): Promise<string[]> {
    const tickets = order.lines.filter(
      ({ customFields: { appointment } }) => appointment !== null && (only === undefined || appointment === only),
    );
    const codes = [...new Set(tickets.map(({ customFields }) => customFields.appointment ?? ''))].toSorted();
    // In one order everywhere, so that two carts with the same tickets do not wait for each other.
    for (const code of codes) await lockName(ctx, this.connection, `appointment ${code}`);
    const known = new Map((await this.ofCodes(ctx, codes)).map((one) => [one.code, one]));
    const lines = tickets.map(({ id }) => String(id));
    const taken = await this.taken(ctx, codes, lines);
    const lost = codes.filter((code) => {
      const found = known.get(code);
      const wanted = seatsIn(tickets.filter(({ customFields }) => customFields.appointment === code));
      return !found || found.cancelled || found.date <= new Date() || (taken.get(code) ?? 0) + wanted > found.seats;
    });
    if (lost.length > 0) {
      throw new Refusal(300, 'Dieser Termin ist bereits nicht mehr verfügbar.', {
        category: 'failed_reservation_error',
        fields: { appointmentIds: lost },
      });
    }
    if (tickets.length === 0) return [];
    const until = forGood ? new Date('9999-12-31T00:00:00Z') : new Date(Date.now() + minutes * 60_000);
    await this.connection.getRepository(ctx, Reservation).upsert(
      tickets.map(({ id, quantity, customFields }) => ({
        lineId: String(id),
        appointment: customFields.appointment ?? '',
        seats: quantity,
        until,
      })),
      ['lineId'],
    );
    return codes;
  }

  async release(ctx: RequestContext, lineIds: readonly string[]): Promise<void> {
    await this.connection.getRepository(ctx, Reservation).delete({ lineId: In([...lineIds]) });
  }

  /** Fewer tickets never need another seat, so this also works for an appointment that is lost. */
  async lower(ctx: RequestContext, lineId: string, seats: number): Promise<void> {
    await this.connection.getRepository(ctx, Reservation).update({ lineId }, { seats });
  }

  /** After a login, the lines of the merged cart hold the seats that those of the guest's cart have held. */
  async handOver(ctx: RequestContext, from: readonly OrderLine[], to: readonly OrderLine[]): Promise<void> {
    const repository = this.connection.getRepository(ctx, Reservation);
    for (const { id, customFields } of from) {
      if (customFields.appointment === null) continue;
      const heir = to.find((line) => line.customFields.appointment === customFields.appointment);
      if (!heir || String(heir.id) === String(id)) continue;
      await repository.delete({ lineId: String(heir.id) });
      await repository.update({ lineId: String(id) }, { lineId: String(heir.id), seats: heir.quantity });
    }
  }

  private async taken(
    ctx: RequestContext,
    codes: readonly string[],
    except: readonly string[] = [],
  ): Promise<ReadonlyMap<string, number>> {
    const held = await this.connection.getRepository(ctx, Reservation).findBy({
      appointment: In([...codes]),
      until: MoreThan(new Date()),
      ...(except.length > 0 && { lineId: Not(In([...except])) }),
    });
    const seats = new Map<string, number>();
    for (const one of held) seats.set(one.appointment, (seats.get(one.appointment) ?? 0) + one.seats);
    return seats;
  }
}

const seatsIn = (lines: readonly OrderLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
