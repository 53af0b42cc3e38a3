/** Changes to postgres.js 3.4.9, by file: original text, replacement, the upstream reports (porsager/postgres) that it
 * fixes, and why. Details in docs/adr/0016. */
export const POSTGRES_CHANGES = [
  {
    file: 'connection.js',
    upstream: ['issues 1066, 1133, 1154, 1208', 'pull requests 1168, 1176, 1209'],
    why: 'A late write to a socket that is gone is an uncaught TypeError, which ends the process.',
    from: `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)`,
    to: `  function nextWrite(fn) {
    if (!socket) {
      clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      return false
    }
    const x = socket.write(chunk, fn)`,
  },
  {
    file: 'connection.js',
    upstream: ['issue 1208', 'pull request 1209'],
    why: 'Bytes and timer of a cancelled write stay: the connection never writes again, every reconnect times out.',
    from: `    clearImmediate(nextWriteTimer)
    if (socket) {`,
    to: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    if (socket) {`,
  },
  {
    file: 'connection.js',
    upstream: ['pull request 1155', 'comment of 19 September 2026 on pull request 1215'],
    why: "Between 'error' and 'close' of a reset socket, statements were still taken, and never settled.",
    from: `      return

    errored(err)
    while (sent.length)`,
    to: `      return

    terminated = true
    errored(err)
    while (sent.length)`,
  },
  {
    file: 'connection.js',
    upstream: ['issues 1208, 1216, 1223', 'pull requests 1155, 1209'],
    why:
      'Query, pipeline and error of a lost connection were kept: the next connection gave its answers to statements ' +
      'that it had never got, so that every later one waited for ever, or failed with the old error.',
    from: `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)
    socket.removeListener('connect', connected)
    idleTimer.cancel()
    lifeTimer.cancel()
    connectTimer.cancel()

    socket.removeAllListeners()
    socket = null

    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
    to: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    terminated = true
    socket.removeListener('data', data)
    socket.removeListener('connect', connected)
    idleTimer.cancel()
    lifeTimer.cancel()
    connectTimer.cancel()

    socket.removeAllListeners()
    socket = null
    forgetStatements(Errors.connection('CONNECTION_CLOSED', options, socket))

    if (initial)
      return reconnect()

`,
  },
  {
    file: 'connection.js',
    upstream: ['issues 1208, 1216, 1223'],
    why: 'As above. What waits to be sent first on the next connection (initial) is not touched.',
    from: `  /* Handlers */
  function handle(xs, x = xs[0]) {`,
    to: `  function forgetStatements(err) {
    stream && (stream.destroy(err), stream = null)
    query && queryError(query, err)
    while (sent.length)
      queryError(sent.shift(), err)
    query = results = errorResponse = final = null
    result = new Result()
    rows = 0
  }

  /* Handlers */
  function handle(xs, x = xs[0]) {`,
  },
  {
    file: 'connection.js',
    upstream: ['issues 279, 1192, 1205, 1223'],
    why: 'Lost while it reads the types of arrays, a connection rejects a promise without a handler: the process ends.',
    from: `        return fetchArrayTypes()`,
    to: `        return fetchArrayTypes().catch(noop)`,
  },
  {
    file: 'index.js',
    upstream: ['issues 1186, 1216', 'pull requests 1155, 1215'],
    why: 'A transaction remembers that its connection is lost.',
    from: `    let savepoints = 0
      , connection
      , prepare = null
`,
    to: `    let savepoints = 0
      , connection
      , lost = null
      , prepare = null
`,
  },
  {
    file: 'index.js',
    upstream: ['issue 1186', 'pull request 1215'],
    why: 'Statements that wait inside a transaction were never settled when its connection was lost.',
    from: `        new Promise((_, reject) => connection.onclose = reject)
`,
    to: `        new Promise((_, reject) => connection.onclose = error => {
          lost = error
          while (queries.length)
            queries.shift().reject(error)
          reject(error)
        })
`,
  },
  {
    file: 'index.js',
    upstream: ['issue 1216', 'pull requests 1155, 1215'],
    why:
      'Later statements of a lost transaction, COMMIT among them, went on to the connection once it was somebody ' +
      "else's: inside another transaction, or outside of any.",
    from: `        q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full`,
    to: `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost)
          return q.reject(lost)
        c.queue === full`,
  },
];
