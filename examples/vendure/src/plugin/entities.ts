import { VendureEntity } from '@vendure/core';
import { Column, Entity, Index, Unique } from 'typeorm';

/** Vendure's constructor is protected. */
class Row extends VendureEntity {
  constructor(input?: object) {
    super(input);
  }
}

/** A bookable date of a product. */
@Entity()
export class Appointment extends Row {
  @Column({ unique: true }) code: string;
  @Column() sku: string;
  @Column() locationId: string;
  @Column() location: string;
  @Column() date: Date;
  @Column('int') seats: number;
  @Column({ default: false }) cancelled: boolean;
}

/** Seats held for the line of an order. A placed order keeps them for good. */
@Entity()
@Index(['appointment'])
export class Reservation extends Row {
  @Column() appointment: string;
  @Column({ unique: true }) lineId: string;
  @Column('int') seats: number;
  @Column() until: Date;
}

/** The design of a packaging. */
@Entity()
export class PackagingDesign extends Row {
  @Column({ unique: true }) code: string;
  @Column() type: string;
  @Column() title: string;
  @Column() designTitle: string;
  @Column() sku: string;
  /** Minor units, the same in every currency. */
  @Column('int') price: number;
  @Column('simple-json') picture: object;
}

/** A value voucher that a shopper has got as a present. */
@Entity()
export class ValueVoucher extends Row {
  @Column({ unique: true }) code: string;
  @Column() currencyCode: string;
  @Column('int') balance: number;
}

/** The only row counts what the shop has changed; see `shop-mark.ts`. */
@Entity()
export class ShopMark extends Row {
  @Column('int') count: number;
}

/** A product on the wishlist of a customer. */
@Entity()
@Unique(['userId', 'sku'])
export class Wish extends Row {
  @Column() userId: string;
  @Column() sku: string;
}
