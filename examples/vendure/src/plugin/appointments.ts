import { Injectable } from '@nestjs/common';
import { TransactionalConnection, type Order, type OrderLine, type RequestContext } from '@vendure/core';
import { In, MoreThan, Not } from 'typeorm';
import { Appointment, Reservation } from './entities.js';
import { lockName } from './lock.js';
import { Refusal } from './refusal.js';

const minutes = 15;

export type LineAppointment = ReturnType<typeof shown> & { readonly reservationId: string | null };

/** Dates and their seats. A seat in a cart is held for 15 minutes, and again when the shopper goes on to the order. */
@Injectable()
export class AppointmentService {
  constructor(private readonly connection: TransactionalConnection) {}

  /** What can be booked, as in the contract. */
  async bookable(ctx: RequestContext) {
    const all = await this.connection
      .getRepository(ctx, Appointment)
      .find({ where: { cancelled: false, date: MoreThan(new Date()) }, order: { date: 'ASC' } });
    const taken = await this.taken(
      ctx,
      all.map(({ code }) => code),
    );
    const free = all.filter(({ code, seats }) => seats > (taken.get(code) ?? 0));
    return free.map((one) => ({ sku: one.sku, ...shown(one) }));
  }

  /** The appointments of the lines that are tickets. */
  async ofLines(ctx: RequestContext, lines: readonly OrderLine[]): Promise<ReadonlyMap<OrderLine, Appointment>> {
    const tickets = lines.filter(({ customFields }) => customFields.appointment !== null);
    if (tickets.length === 0) return new Map();
    const code = In(tickets.map(({ customFields }) => customFields.appointment));
    const found = await this.connection.getRepository(ctx, Appointment).findBy({ code });
    const known = new Map(found.map((appointment) => [appointment.code, appointment]));
    return new Map(
      tickets.flatMap((line) => {
        const appointment = known.get(line.customFields.appointment ?? '');
        return appointment ? [[line, appointment]] : [];
      }),
    );
  }

  /** The same as in the contract, by the id of the line. */
  async shown(ctx: RequestContext, lines: readonly OrderLine[]): Promise<ReadonlyMap<string, LineAppointment>> {
    const found = [...(await this.ofLines(ctx, lines))];
    if (found.length === 0) return new Map();
    const lineId = In(found.map(([{ id }]) => String(id)));
    const held = await this.connection.getRepository(ctx, Reservation).findBy({ lineId });
    return new Map(
      found.map(([{ id }, appointment]) => {
        const reservation = held.find((one) => one.lineId === String(id));
        return [String(id), { ...shown(appointment), reservationId: reservation ? `r-${reservation.id}` : null }];
      }),
    );
  }

  /** Holds the seats of all tickets, or of those of one appointment: error 300 names those that cannot be had. */
  async reserve(
    ctx: RequestContext,
    order: Order,
    { only, forGood = false }: { readonly only?: string; readonly forGood?: boolean } = {},
  ): Promise<string[]> {
    const tickets = order.lines.filter(
      ({ customFields: { appointment } }) => appointment !== null && (only === undefined || appointment === only),
    );
    if (tickets.length === 0) return [];
    const codes = [...new Set(tickets.map(({ customFields }) => customFields.appointment ?? ''))].toSorted();
    // In one order everywhere, so that two carts with the same tickets do not wait for each other.
    for (const code of codes) await lockName(ctx, this.connection, `appointment ${code}`);
    const known = [...(await this.ofLines(ctx, tickets)).values()];
    const lines = tickets.map(({ id }) => String(id));
    const taken = await this.taken(ctx, codes, lines);
    const lost = codes.filter((code) => {
      const found = known.find((one) => one.code === code);
      const own = tickets.filter(({ customFields }) => customFields.appointment === code);
      const seats = own.reduce((sum, { quantity }) => sum + quantity, taken.get(code) ?? 0);
      return !found || found.cancelled || found.date <= new Date() || seats > found.seats;
    });
    if (lost.length > 0) {
      throw new Refusal(300, 'Dieser Termin ist bereits nicht mehr verfügbar.', {
        category: 'failed_reservation_error',
        fields: { appointmentIds: lost },
      });
    }
    const until = forGood ? new Date('9999-12-31T00:00:00Z') : new Date(Date.now() + minutes * 60_000);
    await this.connection.getRepository(ctx, Reservation).upsert(
      tickets.map(({ id, quantity: seats, customFields }) => {
        return { lineId: String(id), appointment: customFields.appointment ?? '', seats, until };
      }),
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

const shown = ({ code, locationId, location, date }: Appointment) => {
  return { appointmentId: code, locationId, location, date: date.toISOString() };
};
