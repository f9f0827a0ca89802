use std::future::Future;

use super::*;

fn origin(number: u8) -> Origin {
    Origin::Address(IpAddr::from([192, 0, 2, number]))
}

fn errand(address: u8, host: &str) -> Errand {
    Errand {
        origin: origin(address),
        payer: Payer::Host(host.to_owned()),
        quick: false,
        watched: Arc::new(AtomicBool::new(true)),
    }
}

fn quick(address: u8, host: &str) -> Errand {
    Errand { quick: true, ..errand(address, host) }
}

fn unwatched(address: u8, host: &str) -> Errand {
    Errand { watched: Arc::default(), ..errand(address, host) }
}

/// Queues all of them while somebody thinks, and says in which order they think then.
async fn order(
    thinkers: &Arc<Thinkers>,
    errands: Vec<(&'static str, Errand)>,
) -> Vec<&'static str> {
    let held = thinkers.turn(errand(99, "first")).await;
    let told = Arc::new(Mutex::new(Vec::new()));
    let mut tasks = Vec::new();
    for (name, errand) in errands {
        let (queue, told) = (Arc::clone(thinkers), Arc::clone(&told));
        let before = thinkers.waiting();
        tasks.push(tokio::spawn(async move {
            let turn = queue.turn(errand).await.unwrap();
            told.lock().unwrap().push(name);
            // Everybody thinks for as long, and long enough to be counted.
            std::thread::sleep(Duration::from_millis(2));
            drop(turn);
        }));
        while thinkers.waiting() == before {
            tokio::task::yield_now().await;
        }
    }
    drop(held);
    for task in tasks {
        task.await.unwrap();
    }
    std::mem::take(&mut *told.lock().unwrap())
}

#[tokio::test]
async fn whoever_comes_from_elsewhere_waits_for_one_thought_and_not_for_all() {
    let thinkers = Thinkers::new(1);
    let mut errands: Vec<_> = (0..120).map(|_| ("crowd", errand(1, "crowd"))).collect();
    errands.push(("other", errand(2, "other")));
    let order = order(&thinkers, errands).await;
    let place = order.iter().position(|name| *name == "other").unwrap();
    assert!(place <= 1, "{place} thoughts of the crowd came first");
    assert_eq!(order.len(), 121, "and everybody has their turn");
}

#[tokio::test]
async fn hosts_at_one_address_share_alike_and_so_do_their_hints() {
    let thinkers = Thinkers::new(1);
    let mut errands: Vec<_> = (0..40).map(|_| ("busy", errand(1, "busy"))).collect();
    errands.push(("neighbour", errand(1, "neighbour")));
    errands.push(("hint", Errand { payer: Payer::Hints, ..errand(1, "") }));
    let order = order(&thinkers, errands).await;
    for name in ["neighbour", "hint"] {
        let place = order.iter().position(|other| *other == name).unwrap();
        assert!(place <= 3, "{name} came only after {place} others");
    }
}

#[tokio::test]
async fn tables_somebody_looks_at_come_first() {
    let thinkers = Thinkers::new(1);
    let errands = vec![
        ("nobody", unwatched(1, "a")),
        ("nobody", unwatched(2, "b")),
        ("somebody", errand(3, "c")),
        ("somebody", errand(3, "c")),
    ];
    assert_eq!(order(&thinkers, errands).await, ["somebody", "somebody", "nobody", "nobody"]);
}

#[tokio::test]
async fn a_table_that_somebody_opens_while_it_waits_moves_up() {
    let thinkers = Thinkers::new(1);
    let late = unwatched(2, "b");
    let watched = Arc::clone(&late.watched);
    let errands = vec![("nobody", unwatched(1, "a")), ("opened", late)];
    watched.store(true, Ordering::Relaxed);
    assert_eq!(order(&thinkers, errands).await, ["opened", "nobody"]);
}

#[tokio::test]
async fn a_quick_thought_waits_for_no_long_one() {
    let thinkers = Thinkers::new(1);
    let _long = thinkers.turn(errand(1, "a")).await;
    let easy = thinkers.turn(quick(2, "b"));
    assert!(tokio::time::timeout(Duration::from_secs(5), easy).await.is_ok());
}

#[tokio::test]
async fn whoever_does_not_wait_any_longer_leaves_the_queue_and_no_turn_is_lost() {
    let thinkers = Thinkers::new(1);
    let held = thinkers.turn(errand(1, "a")).await;
    {
        let mut waits = Box::pin(thinkers.turn(errand(2, "b")));
        std::future::poll_fn(|context| {
            assert!(waits.as_mut().poll(context).is_pending());
            std::task::Poll::Ready(())
        })
        .await;
        assert_eq!((thinkers.waiting(), thinkers.waiting_from(&origin(2))), (1, 1));
        // The turn is given while nobody asks for it any more.
        drop(held);
        assert_eq!(thinkers.running(), 1);
    }
    assert_eq!((thinkers.waiting(), thinkers.running()), (0, 0));
    assert!(thinkers.state().shares.is_empty(), "nobody is remembered for nothing");
    assert!(thinkers.turn(errand(3, "c")).await.is_some());
}

#[tokio::test]
async fn so_many_think_at_a_time_and_no_more() {
    let thinkers = Thinkers::new(3);
    let mut turns = Vec::new();
    for _ in 0..3 {
        turns.push(thinkers.turn(errand(1, "a")).await);
    }
    let mut fourth = Box::pin(thinkers.turn(errand(2, "b")));
    std::future::poll_fn(|context| {
        assert!(fourth.as_mut().poll(context).is_pending());
        std::task::Poll::Ready(())
    })
    .await;
    assert_eq!((thinkers.running(), thinkers.waiting()), (3, 1));
}
