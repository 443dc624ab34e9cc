import { gql } from 'graphql-tag';

/** What the gateway needs of the Shop API beyond Vendure's own queries. */
export const shopSchema = gql`
  type Appointment {
    sku: String!
    code: String!
    locationId: String!
    location: String!
    date: DateTime!
    "Of the line, whose seats it holds."
    reservationId: String
  }
  type PackagingDesign {
    code: String!
    type: String!
    title: String!
    designTitle: String!
    sku: String!
    price: Money!
    picture: JSON!
  }
  extend type OrderLine {
    appointment: Appointment
  }
  extend type Query {
    packagingDesigns: [PackagingDesign!]!
    bookableAppointments: [Appointment!]!
    wishlist: [String!]!
    "The cart of the visitor, as the shop offers it now."
    cart(ifVersion: String): Order
  }
  extend type Mutation {
    "Applies a call of the contract under the lock of the cart, in one transaction with its version. Refuses another version."
    changeCart(name: String!, body: JSON, ifVersion: String): Order!
    "What the shop has changed since this was asked last."
    takeChangeset: JSON
    reserveAppointments(ifVersion: String): [String!]!
    placeOrder(
      customer: CreateCustomerInput!
      address: CreateAddressInput!
      payment: PaymentInput!
      ifVersion: String
    ): Order!
    "Logs in, merges the cart of the guest into that of the customer, and returns the token of the session."
    logInWithCart(username: String!, password: String!): String!
    "Puts an event of the cart into the job queue."
    countEvent(name: String!, data: JSON!): Boolean!
    addWish(sku: String!): [String!]!
    removeWishes(skus: [String!]!): [String!]!
  }
`;

/** Appointments are no part of Vendure, so editors cancel them here. */
export const adminSchema = gql`
  extend type Mutation {
    "Without a code, all appointments take place again."
    cancelAppointments(code: String): Boolean!
  }
`;
