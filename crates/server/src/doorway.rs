//! Where lines come in. One address holds only so many: whoever opens them and says nothing would
//! otherwise keep everybody else out.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use protocol::web::Code;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

use crate::{app::App, limits::neighbourhood};

pub(crate) struct Doorway {
    pub(crate) listener: TcpListener,
    pub(crate) app: Arc<App>,
}

/// Who is at the other end of a line: a guest or a proxy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, Doorway>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Doorway>) -> Self {
        Self(*stream.remote_addr())
    }
}

impl Listener for Doorway {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            let ip = address.ip().to_canonical();
            // Behind a proxy everybody comes through the same few.
            let counted = !self.app.settings.trusted_proxies.contains(&ip);
            let from = neighbourhood(ip);
            if counted && !self.app.lines.enter(from) {
                self.app.metrics.refused(Code::TooMany);
                continue;
            }
            // What is told is told at once: it never waits for the answer to what was told before.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection is gone already");
            }
            let from = counted.then(|| (Arc::clone(&self.app), from));
            return (Line { stream, from }, address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that is counted as long as it is there.
pub(crate) struct Line {
    stream: TcpStream,
    from: Option<(Arc<App>, IpAddr)>,
}

impl Drop for Line {
    fn drop(&mut self) {
        if let Some((app, from)) = &self.from {
            app.lines.leave(from);
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
