/** The shop's state, which a run can read and change directly. */
export function createOpenStore() {
  const sessions = new Map();
  return {
    sessions,
    read: async (session) => sessions.get(session) ?? fresh,
    update: async (session, change) => {
      const { state, result } = change(sessions.get(session) ?? fresh);
      sessions.set(session, state);
      return result;
    },
  };
}

const fresh = {
  loggedIn: false,
  wishlist: [],
  serial: 0,
  shops: {},
  orders: [],
  events: [],
  faults: { latencyMs: 0, failNext: [] },
};
